import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { AUTHORIZE_FIRST } from "@travesia/api/contracts/addendum/addendum.acts.rules";
import { addendumLifecycle } from "@travesia/api/contracts/addendum/addendum.lifecycle";
import type { ReactNode } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { labelOf } from "../../../base/acts/shown-acts.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { contractPaths } from "../contract/contracts.paths.ts";
import { addendaActs, addendumActs } from "./addendum.acts.tsx";
import { type AddendumRecordFragment, useAddendaQuery } from "./addendum.generated.ts";
import { addendumName, addendumTexts as texts, addendumTones } from "./addendum.texts.ts";
import { AddendumTerms } from "./AddendumTerms.tsx";

interface ContractAddendaProps {
  readonly contractId: string;
  /** True when the viewer may start an addendum. */
  readonly mayBegin: boolean;
  readonly forClient: boolean;
  /**
   * Returns the notice about the invoice that an open addendum changes; shown on the addendum's card, and
   * before it is sent.
   */
  readonly invoices?: (addendum: AddendumRecordFragment, place: "card" | "send") => ReactNode;
}

const reads = ["Addenda"];

/**
 * Shows the addenda of a contract: the changes of each compared to the previous terms, and the acts on it.
 */
export function ContractAddenda({ contractId, mayBegin, forClient, invoices }: ContractAddendaProps) {
  const read = useAddendaQuery({ variables: { contractId }, fetchPolicy: "cache-and-network" });
  const { data } = read;
  const { show, dialog } = useRecordActs(addendumActs, { reads });
  const drafting = useRecordActs(addendaActs, { reads });
  const addenda = data?.addenda ?? [];
  const isOpen = addenda.some(({ status }) => status === "draft" || status === "sent");
  if (!data) return <Unread of={read} what={texts.section} />;
  if (addenda.length === 0 && !mayBegin) return null;
  const onAct = (act: keyof typeof addendumActs, addendum: AddendumRecordFragment) =>
    show(act, {
      ...addendum,
      contractId,
      invoice: changesInvoice(addendum) && invoices?.(addendum, "send"),
    });
  return (
    <Section
      title={texts.section}
      actions={
        mayBegin &&
        !isOpen && (
          <Button variant="outlined" onClick={() => drafting.show("draft", { id: contractId })}>
            {addendaActs.draft.label}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 5 }}>
        {addenda.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.none} {texts.lead}
          </Typography>
        )}
        {addenda.map((addendum) => (
          <Stack
            key={addendum.id}
            component="article"
            aria-label={addendumName(addendum.number)}
            sx={{ gap: 3 }}
          >
            <Box sx={{ display: "flex", gap: 3, alignItems: "center", flexWrap: "wrap" }}>
              <Typography variant="subtitle1" component="h3">
                {addendumName(addendum.number)}
              </Typography>
              <StatusChip
                label={addendumLifecycle.labels[addendum.status]}
                tone={addendumTones[addendum.status]}
              />
            </Box>
            <AddendumTerms content={addendum.content} />
            {changesInvoice(addendum) && invoices?.(addendum, "card")}
            <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
              {forClient && addendum.status === "sent" && (
                <Link href={`${contractPaths.signature.to({ contractId })}?otrosi=${addendum.id}`}>
                  {texts.sign}
                </Link>
              )}
              {(offers(addendum, "send") || waitsToBeSent(addendum)) && (
                <ActButton
                  {...(addendum.status === "sent"
                    ? { variant: "outlined" }
                    : { variant: "contained", color: "secondary" })}
                  reason={waitsToBeSent(addendum) ? AUTHORIZE_FIRST : null}
                  onClick={() => onAct("send", addendum)}
                >
                  {labelOf(addendumActs.send, addendum)}
                </ActButton>
              )}
              {offers(addendum, "edit") && (
                <Button variant="outlined" onClick={() => onAct("edit", addendum)}>
                  {addendumActs.edit.label}
                </Button>
              )}
              {offers(addendum, "withdraw") && (
                <Button color="inherit" onClick={() => onAct("withdraw", addendum)}>
                  {addendumActs.withdraw.label}
                </Button>
              )}
            </Stack>
          </Stack>
        ))}
      </Stack>
      {dialog}
      {drafting.dialog}
    </Section>
  );
}

/** Returns whether signing the addendum changes the invoice of its contract. */
const changesInvoice = ({ status, cambiaFactura }: AddendumRecordFragment): boolean =>
  cambiaFactura && (status === "draft" || status === "sent");

const offers = ({ acts }: AddendumRecordFragment, act: string): boolean =>
  acts.some(({ name, allowed }) => name === act && allowed);

/** Returns whether sending the addendum waits for another person's approval. */
const waitsToBeSent = ({ acts }: AddendumRecordFragment): boolean =>
  acts.some(({ name, reason }) => name === "send" && reason === AUTHORIZE_FIRST);
