import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Concept } from "@travesia/api/bank/outflow/concept.rules";
import { likelyConcepts } from "@travesia/api/bank/outflow/likely.rules";
import { formatCop } from "@travesia/api/cop";
import { useEffect, useRef, useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { KeysLegend } from "../../../ui/desk/KeysLegend.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { useLetters } from "../../../ui/letter-keys.ts";
import { Money } from "../../../ui/Money.tsx";
import { ProofView } from "../../payments/desk/ProofView.tsx";
import { SuspicionList } from "../../payments/desk/SuspicionList.tsx";
import { BankDialogs } from "../BankDialogs.tsx";
import { bookedText, freeText, shortAccount } from "../bank.texts.ts";
import { conceptTexts, shortConcept } from "../concept.texts.ts";
import { MoneyChoices } from "../MoneyChoices.tsx";
import {
  becomesText,
  needsProof,
  type Proposal,
  proposedFor,
  reasonsOf,
  refusalOf,
} from "../movement.columns.tsx";
import { type RuleOffer, useBankActions } from "../useBankActions.ts";
import { type BalancingMovementsQuery, useBalancingProofQuery } from "../bank.generated.ts";
import { balancingKeys, balancingTexts as texts, conceptsText } from "./balancing.texts.ts";

interface BalancingMovementProps {
  readonly movement: BalancingMovementsQuery["bankMovements"]["items"][number];
  /** Number of remaining movements, including the displayed one. */
  readonly left: number;
  readonly onSkip: () => void;
  readonly onRuleOffer: (offer: RuleOffer) => void;
}

/**
 * Shows one movement with its candidate payments, and beside them the receipt of the selected payment. The
 * focused button shows the amount and accepts without further confirmation.
 */
export function BalancingMovement({ movement, left, onSkip, onRuleOffer }: BalancingMovementProps) {
  const user = useUser();
  const actions = useBankActions(onRuleOffer);
  const { proposals, text } = movement;
  const isOut = movement.amount < 0;
  const exact = freeText(movement);
  const { said, concepts } = likelyConcepts(movement);
  const offered = new Map(movement.acts.map(({ name, allowed, reason }) => [name, allowed ? null : reason]));
  // A proposal that contradicts the bank's own words is accepted by a choice, never by Enter alone.
  const [chosen, choose] = useState(proposals.find((one) => !one.namesAnother)?.id ?? null);
  const proposal = proposals.find(({ id }) => id === chosen);
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus(), [chosen]);
  const match = isOut ? "explain" : "assign";
  const assign = () => actions.show({ act: match, movement });
  const isConcept = (concept: Concept) => void actions.explainAs(movement, [{ concept }]);
  const explainOff = offered.get("explain") ?? null;
  const putAside = () => actions.show({ act: "aside", movement });
  useLetters(({ letter, held }) => {
    if (held) return false;
    const numbered = proposals[Number(letter) - 1];
    const concept = proposals.length === 0 ? concepts[Number(letter) - 1] : undefined;
    if (numbered) choose(numbered.id);
    else if (concept && explainOff === null) isConcept(concept);
    else if (letter === "s") onSkip();
    else if (letter === "a" && offered.get(match) === null) assign();
    else if (letter === "x" && offered.get("putAside") === null) putAside();
    else return false;
    return true;
  });
  const reason = (proposal && refusalOf(proposal, user)) ?? offered.get(isOut ? "explain" : "back") ?? null;
  return (
    <Box
      component="section"
      aria-label={`Movimiento de ${exact}`}
      sx={{
        display: "grid",
        gap: { xs: 4, lg: 6 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <Box>
          <Typography variant="caption" color="textSecondary" component="p" aria-live="polite">
            {left === 1 ? "Queda 1" : `Quedan ${left.toLocaleString("es-CO")}`} ·{" "}
            <DayText day={movement.day} /> · {shortAccount(movement.account)}
          </Typography>
          <Money amount={movement.free} cents={movement.centavos} strong sx={{ fontSize: "1.75rem" }} />
          <Typography sx={{ overflowWrap: "anywhere" }}>{text}</Typography>
          {movement.reference && (
            <Typography variant="body2" color="textSecondary">
              Referencia {movement.reference}
            </Typography>
          )}
        </Box>
        {proposals.length > 0 ? (
          <MoneyChoices
            label="Puede ser"
            choices={proposals.map((one, place) => ({
              id: one.id,
              name: `${place + 1}. ${proposedFor(one)}`,
              facts: `${reasonsOf(one)}.`,
            }))}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <Typography color="textSecondary">{texts.nothingProposed}</Typography>
        )}
        {proposal && (
          <Typography variant="body2">
            {exact} {becomesText(proposal)} <strong>{proposedFor(proposal)}</strong>
            {proposal.concept
              ? "."
              : !proposal.payment
                ? bookedText(movement)
                : proposal.payment.status === "pending"
                  ? ", que se verifica con su recibo."
                  : "."}
          </Typography>
        )}
        <FormFailure failure={actions.open || actions.explain ? null : actions.failure} />
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {proposal ? (
            <ActButton
              ref={primary}
              variant="contained"
              loading={actions.busy}
              reason={reason}
              onClick={() => (needsProof(proposal) ? assign() : actions.accept(movement, proposal))}
            >
              {`${texts.accept} ${exact}`}
            </ActButton>
          ) : said ? (
            <ActButton
              ref={primary}
              variant="contained"
              loading={actions.busy}
              reason={explainOff}
              onClick={() => isConcept(said)}
            >
              {`${shortConcept(said)} ${exact}`}
            </ActButton>
          ) : (
            <ActButton ref={primary} variant="contained" reason={offered.get(match) ?? null} onClick={assign}>
              {isOut ? conceptTexts.explain : texts.assign}
            </ActButton>
          )}
          {(proposal || said) && (
            <ActButton variant="outlined" reason={offered.get(match) ?? null} onClick={assign}>
              {isOut ? conceptTexts.explain : texts.assign}
            </ActButton>
          )}
          <ActButton color="inherit" reason={offered.get("putAside") ?? null} onClick={putAside}>
            {texts.aside}
          </ActButton>
          <ActButton color="inherit" onClick={onSkip}>
            {texts.skip}
          </ActButton>
        </Stack>
        {!proposal && explainOff === null && (
          <Stack
            direction="row"
            role="group"
            aria-label={conceptsText(movement.amount)}
            sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}
          >
            <Typography variant="body2" color="textSecondary">
              {conceptsText(movement.amount)}:
            </Typography>
            {concepts.map((concept, place) => (
              <ActButton
                key={concept}
                size="small"
                variant="outlined"
                color="inherit"
                loading={actions.busy}
                onClick={() => isConcept(concept)}
              >
                {proposals.length === 0 ? `${place + 1}. ` : ""}
                {shortConcept(concept)}
              </ActButton>
            ))}
            {!isOut && (
              <ActButton
                size="small"
                color="inherit"
                onClick={() => actions.show({ act: "explain", movement })}
              >
                {conceptTexts.explain}
              </ActButton>
            )}
          </Stack>
        )}
        <KeysLegend keys={balancingKeys} />
      </Stack>
      <Box sx={{ minWidth: 0 }}>
        {proposal?.payment && <ChosenProof key={proposal.payment.id} payment={proposal.payment} />}
        {proposal && !proposal.payment && (proposal.concept === null || proposal.registers) && (
          <Alert severity="info">Nadie registró este pago todavía: se registra al aceptar.</Alert>
        )}
      </Box>
      <BankDialogs actions={actions} />
    </Box>
  );
}

interface ChosenProofProps {
  readonly payment: NonNullable<Proposal["payment"]>;
}

/** Shows the receipt of the selected payment, below the signs that make it suspicious. */
function ChosenProof({ payment }: ChosenProofProps) {
  const read = useBalancingProofQuery({ variables: { id: payment.id } });
  const proof = read.data?.payment;
  return (
    <Stack sx={{ gap: 3 }}>
      <Unread of={read} />
      {proof && (
        <>
          <SuspicionList suspicions={proof.sospechas} />
          <ProofView
            url={proof.comprobanteUrl ?? null}
            label={`Comprobante del pago de ${formatCop(payment.monto)}`}
            waits={payment.status === "pending"}
          />
        </>
      )}
    </Stack>
  );
}
