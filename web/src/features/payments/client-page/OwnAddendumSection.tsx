import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { InstantText } from "../../../ui/DayText.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface OwnAddendumSectionProps {
  readonly contractId: string;
  readonly addendum: NonNullable<OwnContractRecordFragment["addendum"]>;
  /** True when the client came by a link: the addendum has a link of its own, sent by e-mail. */
  readonly byLink: boolean;
}

/** Shows the addendum that waits for the client's signature, and where it is signed. */
export function OwnAddendumSection({ contractId, addendum, byLink }: OwnAddendumSectionProps) {
  const { id, number, sentAt, sentTo } = addendum;
  return (
    <Section title={texts.addendum(number)}>
      <Typography sx={{ mb: byLink ? 0 : 3 }}>
        Cambia lo acordado y solo vale cuando lo firmas. Te lo enviamos a <strong>{sentTo}</strong> el{" "}
        <InstantText at={sentAt} />
        {byLink ? ": ábrelo desde ese correo para leerlo y firmarlo." : "."}
      </Typography>
      {!byLink && (
        <Button
          variant="contained"
          color="secondary"
          href={`${contractPaths.signature.to({ contractId })}?otrosi=${id}`}
        >
          {texts.signAddendum}
        </Button>
      )}
    </Section>
  );
}
