import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { AUTHORIZE_FIRST } from "@travesia/api/contracts/addendum/addendum.acts.rules";
import { addendumLifecycle } from "@travesia/api/contracts/addendum/addendum.lifecycle";
import type { ReactNode } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useMailToast } from "../../../base/useMailToast.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import type { AddendumInput } from "../../../graphql/schema.generated.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { contractPaths } from "../contract/contracts.paths.ts";
import {
  type AddendumRecordFragment,
  useAddendaQuery,
  useAddendumBaseQuery,
  useAddendumDraftMutation,
  useAddendumSendMutation,
  useAddendumTravellersQuery,
  useAddendumUpdateMutation,
  useAddendumWithdrawMutation,
} from "./addendum.generated.ts";
import { addendumName, addendumTexts as texts, addendumTones } from "./addendum.texts.ts";
import { AddendumDialog } from "./AddendumDialog.tsx";
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

/**
 * Shows the addenda of a contract: the changes of each compared to the previous terms, and the acts on it.
 */
export function ContractAddenda({ contractId, mayBegin, forClient, invoices }: ContractAddendaProps) {
  const read = useAddendaQuery({ variables: { contractId }, fetchPolicy: "cache-and-network" });
  const { data, refetch } = read;
  const { open, show, close, busy, failure, perform } = useActs<Opened>();
  const mailToast = useMailToast();
  const changed = { refetchQueries: ["Addenda"], awaitRefetchQueries: true };
  const [draft] = useAddendumDraftMutation(changed);
  const [update] = useAddendumUpdateMutation(changed);
  const [send] = useAddendumSendMutation({ ...changed, refetchQueries: ["Addenda", "ContractVersions"] });
  const [withdraw] = useAddendumWithdrawMutation(changed);
  const addenda = data?.addenda ?? [];
  const isOpen = addenda.some(({ status }) => status === "draft" || status === "sent");
  if (!data) return <Unread of={read} what={texts.section} />;
  if (addenda.length === 0 && !mayBegin) return null;
  const save = (input: AddendumInput) => {
    const edited = open?.act === "write" ? open.addendum : null;
    return edited
      ? perform(
          (version = edited.version) =>
            update({ variables: { id: edited.id, input: { ...input, version } } }),
          texts.edited,
        )
      : perform(() => draft({ variables: { contractId, input } }), texts.drafted);
  };
  return (
    <Section
      title={texts.section}
      actions={
        mayBegin &&
        !isOpen && (
          <Button variant="outlined" onClick={() => show({ act: "write", addendum: null })}>
            {texts.begin}
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
                  onClick={() => show({ act: "send", addendum })}
                >
                  {addendum.status === "sent" ? texts.sendAgain : texts.send}
                </ActButton>
              )}
              {offers(addendum, "edit") && (
                <Button variant="outlined" onClick={() => show({ act: "write", addendum })}>
                  {texts.edit}
                </Button>
              )}
              {offers(addendum, "withdraw") && (
                <Button color="inherit" onClick={() => show({ act: "withdraw", addendum })}>
                  {texts.withdraw}
                </Button>
              )}
            </Stack>
          </Stack>
        ))}
      </Stack>
      {open?.act === "write" && (
        <Writing
          contractId={contractId}
          busy={busy}
          failure={failure}
          onSave={save}
          onClose={close}
          draft={open.addendum}
        />
      )}
      <ConfirmDialog
        open={open?.act === "send"}
        title={texts.sendTitle}
        confirm={texts.send}
        busy={busy}
        onConfirm={() =>
          void perform(
            () => send({ variables: { id: open?.addendum?.id ?? "" } }),
            mailToast(texts.sent),
          ).then(() => refetch())
        }
        onClose={close}
      >
        {texts.sendLead}{" "}
        {open?.addendum && changesInvoice(open.addendum) && invoices?.(open.addendum, "send")}
      </ConfirmDialog>
      <ConfirmDialog
        open={open?.act === "withdraw"}
        title={texts.withdrawTitle}
        confirm={texts.withdrawTitle}
        destructive
        busy={busy}
        onConfirm={() =>
          void perform(() => withdraw({ variables: { id: open?.addendum?.id ?? "" } }), texts.withdrawn)
        }
        onClose={close}
      >
        {texts.withdrawLead}
      </ConfirmDialog>
    </Section>
  );
}

/** Open dialog with its addendum; the addendum is null when it is new. */
interface Opened {
  readonly act: "write" | "send" | "withdraw";
  readonly addendum: AddendumRecordFragment | null;
}

/** Returns whether signing the addendum changes the invoice of its contract. */
const changesInvoice = ({ status, cambiaFactura }: AddendumRecordFragment): boolean =>
  cambiaFactura && (status === "draft" || status === "sent");

const offers = ({ acts }: AddendumRecordFragment, act: string): boolean =>
  acts.some(({ name, allowed }) => name === act && allowed);

/** Returns whether sending the addendum waits for another person's approval. */
const waitsToBeSent = ({ acts }: AddendumRecordFragment): boolean =>
  acts.some(({ name, reason }) => name === "send" && reason === AUTHORIZE_FIRST);

type WritingProps = Pick<
  Parameters<typeof AddendumDialog>[0],
  "draft" | "busy" | "failure" | "onSave" | "onClose"
> & { readonly contractId: string };

/** Opens the form when the current contract is loaded. */
function Writing({ contractId, ...dialog }: WritingProps) {
  const base = useAddendumBaseQuery({ variables: { contractId }, fetchPolicy: "network-only" });
  const { data } = base;
  const quoteId = data?.contract?.quoteId ?? null;
  const travellers = useAddendumTravellersQuery({
    variables: { quoteId: quoteId ?? "" },
    skip: quoteId === null,
    fetchPolicy: "network-only",
  });
  const people = travellers.data;
  if (!data?.contract || (quoteId !== null && !people)) return <Unread of={base.error ? base : travellers} />;
  return <AddendumDialog base={data.contract} people={people?.passengers ?? []} {...dialog} />;
}
