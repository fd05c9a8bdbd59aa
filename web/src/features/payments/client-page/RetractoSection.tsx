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
  /** Last day of the right to withdraw. */
  readonly until: string;
  readonly terms: RetractoTerms;
  /** Total of the payments that wait for verification, in COP. */
  readonly waiting: number;
  readonly onRetract: () => void;
}

/** Shows the right to withdraw from the contract, with the remaining days, and the refund of the tickets. */
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
