import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { retractoChoiceLabels } from "@travesia/api/payments/retracto/retracto.rules";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { formatDay } from "../../../../ui/days.ts";
import { Section } from "../../../../ui/Section.tsx";
import { type Retracto, retractoTexts as texts, servicesLine, ticketsLine } from "./retracto.texts.ts";

interface ContractRetractoProps {
  readonly retracto: Retracto;
  /** Reason why the viewer cannot enter the amount retained by the airline; null when the viewer can. */
  readonly reason?: string | null | undefined;
  readonly onEnter: () => void;
}

/** Shows the client's withdrawal from a contract, and the missing fee of the airline for the tickets. */
export function ContractRetracto({ retracto, reason, onEnter }: ContractRetractoProps) {
  const { choice, createdAt } = retracto;
  const tickets = ticketsLine(retracto);
  const waits = retracto.tiquetesHasta !== null && retracto.retenido === null;
  return (
    <Section
      title={texts.title}
      actions={
        waits && (
          <ActButton variant="contained" reason={reason ?? null} onClick={onEnter}>
            {texts.enter}
          </ActButton>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>
          El {formatDay(createdAt)} el cliente devolvió: <strong>{retractoChoiceLabels[choice]}</strong>.{" "}
          {servicesLine(retracto)}
        </Typography>
        {tickets && <Typography>{tickets}</Typography>}
      </Stack>
    </Section>
  );
}
