import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { daysBetween, today as todayOf } from "@travesia/api/colombia/days";
import { formatDay } from "../../../ui/days.ts";
import { Section } from "../../../ui/Section.tsx";
import { retractoLeft, ownTexts as texts } from "./client-page.texts.ts";
import { RetractoTickets, type RetractoTerms } from "./RetractoTerms.tsx";
import { servicesLine } from "./retracto.texts.ts";

interface RetractoSectionProps {
  /** The last day. */
  readonly until: string;
  readonly terms: RetractoTerms;
  /** Payments that wait to be verified, in COP. */
  readonly waiting: number;
  readonly onRetract: () => void;
}

/** Shows the right to withdraw from the contract, with its remaining days, and the refund of its tickets. */
export function RetractoSection({ until, terms, waiting, onRetract }: RetractoSectionProps) {
  return (
    <Section title={texts.retracto}>
      <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
        <Typography>
          {retractoLeft(daysBetween(todayOf(new Date()), until))} Puedes arrepentirte de esta compra, sin dar
          razones y sin ningún costo, hasta el <strong>{formatDay(until)}</strong>.{" "}
          {servicesLine(terms, waiting)}
        </Typography>
        <RetractoTickets terms={terms} />
        <Button variant="outlined" color="error" onClick={onRetract}>
          {texts.retract}
        </Button>
      </Stack>
    </Section>
  );
}
