import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { DayText, InstantText } from "../../../ui/DayText.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CommissionListDocument } from "../commission/commissions.generated.ts";
import { useOpenReceipt } from "../commission/useOpenReceipt.ts";
import {
  ObjectionListDocument,
  type ObjectionRowFragment,
  useObjectionsOfCommissionQuery,
  useObjectionWithdrawMutation,
} from "./objections.generated.ts";
import { objectionLabels, objectionTexts as texts, objectionTones } from "./objection.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

/** Shows the objections to a commission and their answers, the newest first; hidden when there are none. */
export function ObjectionHistory({ commissionId }: { readonly commissionId: string }) {
  const read = useObjectionsOfCommissionQuery({
    variables: { commissionId },
    fetchPolicy: "cache-and-network",
  });
  const [withdraw] = useObjectionWithdrawMutation({
    refetchQueries: [CommissionListDocument, ObjectionListDocument],
  });
  const { busy, perform } = useSaving();
  const openFile = useOpenReceipt();
  const objections = read.data?.commissionObjections.items ?? [];
  if (objections.length === 0) return <Unread of={read} what={texts.history} />;
  return (
    <Box component="section" aria-label={texts.history}>
      <Stack sx={{ gap: 3 }}>
        {objections.map((one) => (
          <ObjectionView
            key={one.id}
            objection={one}
            busy={busy}
            onFile={(id) => void openFile(id)}
            onWithdraw={() => void perform(() => withdraw({ variables: { id: one.id } }), texts.withdrawn)}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface ObjectionViewProps {
  readonly objection: ObjectionRowFragment;
  readonly busy: boolean;
  readonly onFile: (fileId: string) => void;
  readonly onWithdraw: () => void;
}

function ObjectionView({ objection, busy, onFile, onWithdraw }: ObjectionViewProps) {
  const { status, texto, dueOn, respuesta, answeredBy, author, fileId, createdAt, acts } = objection;
  return (
    <Box sx={{ borderLeft: 3, borderColor: "divider", pl: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <StatusChip label={objectionLabels[status]} tone={objectionTones[status]} />
        <Typography variant="caption" color="textSecondary">
          {author.name} {author.lastname}, <InstantText at={createdAt} />
          {status === "abierta" && (
            <>
              {" "}
              · responder antes del <DayText day={dueOn} />
            </>
          )}
        </Typography>
      </Stack>
      <Typography sx={{ mt: 1, overflowWrap: "anywhere" }}>{texto}</Typography>
      {respuesta && (
        <Typography sx={{ mt: 1, overflowWrap: "anywhere" }} color="textSecondary">
          {answeredBy && `${answeredBy.name} ${answeredBy.lastname}: `}
          {respuesta}
        </Typography>
      )}
      {fileId && (
        <Button size="small" onClick={() => onFile(fileId)}>
          {texts.seeFile}
        </Button>
      )}
      {acts.some(({ name, allowed }) => name === "withdraw" && allowed) && (
        <ActButton size="small" color="inherit" disabled={busy} onClick={onWithdraw}>
          {texts.withdraw}
        </ActButton>
      )}
    </Box>
  );
}
