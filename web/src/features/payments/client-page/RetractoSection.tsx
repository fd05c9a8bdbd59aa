import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { daysBetween, today as todayOf } from "@travesia/api/colombia/days";
import { formatDay } from "../../../ui/days.ts";
import { Section } from "../../../ui/Section.tsx";
import { retractoLeft, ownTexts as texts } from "./client-page.texts.ts";

interface RetractoSectionProps {
  /** The last day. */
  readonly until: string;
  readonly onRetract: () => void;
}

/** The right to take the contract back, with what is left of its days. */
export function RetractoSection({ until, onRetract }: RetractoSectionProps) {
  return (
    <Section title={texts.retracto}>
      <Typography sx={{ mb: 3 }}>
        {retractoLeft(daysBetween(todayOf(new Date()), until))} Puedes arrepentirte de esta compra, sin dar
        razones y sin ningún costo, hasta el <strong>{formatDay(until)}</strong>. Te devolvemos todo lo que
        pagaste en los 15 días siguientes.
      </Typography>
      <Button variant="outlined" color="error" onClick={onRetract}>
        {texts.retract}
      </Button>
    </Section>
  );
}
