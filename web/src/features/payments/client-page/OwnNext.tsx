import type { Day } from "@travesia/api/colombia/days";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { InstantText } from "../../../ui/DayText.tsx";
import { MoreLink } from "../../../ui/passage/MoreLink.tsx";
import { NextStep } from "../../../ui/passage/NextStep.tsx";
import { linkPageTexts } from "../../contracts/link-page/link-page.texts.ts";
import { MailContractPage } from "../../contracts/link-page/MailContractPage.tsx";
import type { Way } from "../../contracts/link-page/useNextPage.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";
import { tripNews } from "./trip-news.ts";

interface OwnNextProps {
  readonly contract: OwnContractRecordFragment;
  readonly today: Day;
  readonly token: string | null;
  /** Link to the travellers' form; null when nobody can complete it. */
  readonly complete: Way | null;
}

/**
 * Shows the pending steps of a trip: the first with a link to its act, the others after a click on «y 2
 * más». A trip without pending steps shows its next event.
 */
export function OwnNext({ contract, today, token, complete }: OwnNextProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = contract.turns;
  const isCancelled = contract.status === "cancelled";
  if (!first) {
    const news = isCancelled
      ? contract.totalPagado > 0
        ? texts.cancelledPaid
        : texts.cancelledUnpaid
      : tripNews(contract, today);
    return news && <NextStep>{news}</NextStep>;
  }
  const shown = isOpen ? contract.turns : [first];
  return (
    <NextStep>
      <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
        {shown.map(({ act, sentence }) => (
          <div key={sentence}>
            {isCancelled && sentence === first.sentence ? `${texts.cancelled} ${sentence}` : sentence}
            <WayTo act={act} contract={contract} token={token} complete={complete} />
          </div>
        ))}
        {others.length > 0 && (
          <MoreLink count={others.length} open={isOpen} onPress={() => setOpen(!isOpen)} />
        )}
      </Stack>
    </NextStep>
  );
}

type WayToProps = Omit<OwnNextProps, "today"> & { readonly act: string };

/**
 * Shows the link to the client's act; hidden when other people perform it, or when the page shows it
 * below.
 */
function WayTo({ act, contract: { id, addendum }, token, complete }: WayToProps) {
  const signing = contractPaths.signature.to({ contractId: id });
  if (act === "passengers")
    return (
      complete && (
        <Line>
          <Button variant="outlined" {...complete}>
            {texts.completeTravellers}
          </Button>
        </Line>
      )
    );
  if (act === "sign")
    return (
      <Line>
        {token === null ? (
          <Button variant="contained" color="secondary" href={signing}>
            {texts.sign}
          </Button>
        ) : (
          <MailContractPage contractId={id} page="signature" token={token} />
        )}
      </Line>
    );
  if (act !== "signAddendum" || !addendum) return null;
  return (
    <>
      <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
        Te lo enviamos a <strong>{addendum.sentTo}</strong> el <InstantText at={addendum.sentAt} />
        {token === null ? "." : ": ábrelo desde ese correo, o pide otro enlace."}
      </Typography>
      <Line>
        {token === null ? (
          <Button variant="contained" color="secondary" href={`${signing}?otrosi=${addendum.id}`}>
            {texts.signAddendum}
          </Button>
        ) : (
          <MailContractPage
            contractId={id}
            page="addendum"
            token={token}
            label={linkPageTexts.sendOf.addendum}
          />
        )}
      </Line>
    </>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => <Box sx={{ mt: 2 }}>{children}</Box>;
