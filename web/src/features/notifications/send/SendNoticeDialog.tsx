import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { ADMIN, ASESOR, CLIENTE, CONTADOR, GERENTE, LIDER, OWNER } from "@travesia/api/permissions";
import { useId, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { notificationTexts as texts } from "../notification.texts.ts";
import { useNoticeBatchQuery, useNoticesSendMutation } from "../notifications.generated.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import { noticeFields, priorities } from "./send.form.ts";
import { SendingProgress } from "./SendingProgress.tsx";
import { useAudience } from "./useAudience.ts";

/** Milliseconds between two checks of the delivery progress. */
const LOOK = 700;

const everybody = [ASESOR, LIDER, GERENTE, ADMIN, CONTADOR, OWNER, CLIENTE];
const reachableRoles = (role: number): readonly number[] =>
  role === ADMIN || role === OWNER ? everybody : role === GERENTE ? [ASESOR, LIDER] : [ASESOR];

/** Sends a notice to people, roles or a team, and shows the delivery progress. */
export function SendNoticeDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useUser();
  const { busy, failure, perform } = useSaving();
  const { audience, empty, fields } = useAudience();
  const [asked, setAsked] = useState(false);
  const [batchId, setBatch] = useState<string | null>(null);
  const [send] = useNoticesSendMutation();
  const { control, submit } = useFields(noticeFields, {
    record: null,
    save: async ({ input: notice }) => {
      setAsked(true);
      if (empty) return null;
      return perform(
        async () => {
          const { data } = await send({ variables: { audience, notice } });
          setBatch(data?.sendNotices.id ?? null);
        },
        null,
        "createNotification",
      );
    },
  });
  if (batchId !== null) return <Sending id={batchId} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={texts.send.title}
      submit={texts.send.submit}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <AudienceFields
        {...fields}
        roles={reachableRoles(role)}
        wrong={asked && empty ? texts.send.nobody : null}
      />
      <TextField control={control} name="title" label={texts.send.noticeTitle} maxLength={200} required />
      <TextField
        control={control}
        name="message"
        label={texts.send.message}
        maxLength={2_000}
        multiline
        required
      />
      <SelectField control={control} name="priority" label={texts.send.priority} options={priorities} />
    </FormDialog>
  );
}

/** Shows the delivery progress of a notice; the delivery continues when the dialog is closed. */
function Sending({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const heading = useId();
  // eslint-disable-next-line no-restricted-syntax -- it is read again at once
  const { data } = useNoticeBatchQuery({
    variables: { id },
    pollInterval: LOOK,
    fetchPolicy: "network-only",
  });
  const batch = data?.noticeBatch;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{texts.send.title}</DialogTitle>
      <DialogContent>
        <SendingProgress told={batch?.told ?? 0} total={batch?.total ?? 1} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {texts.send.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
