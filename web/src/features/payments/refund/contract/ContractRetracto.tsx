import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { retractoChoiceLabels } from "@travesia/api/payments/retracto/retracto.rules";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { formatDay } from "../../../../ui/days.ts";
import { Section } from "../../../../ui/Section.tsx";
import type { RefundsOfContractQuery } from "../refunds.generated.ts";
import { retractoTexts as texts } from "./retracto.texts.ts";

type Retracto = NonNullable<RefundsOfContractQuery["contractRetracto"]>;

interface ContractRetractoProps {
  readonly retracto: Retracto;
  /** Reason why the viewer cannot enter the airline's figure; null where they can. */
  readonly reason?: string | null | undefined;
  readonly onEnter: () => void;
}

/** Shows what the client of a contract took back, and what of its tickets the airline still has to say. */
export function ContractRetracto({ retracto, reason, onEnter }: ContractRetractoProps) {
  const { choice, createdAt, servicios, serviciosHasta } = retracto;
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
          {servicios > 0
            ? `Se devuelven ${formatCop(servicios)} a más tardar el ${formatDay(serviciosHasta)}.`
            : texts.nothing}
        </Typography>
        <Typography>{ticketsLine(retracto)}</Typography>
      </Stack>
    </Section>
  );
}

function ticketsLine(retracto: Retracto): string {
  const { choice, tiquetes, tiquetesVuelven, tiquetesHasta, retencionMaxima, retenido, retenidoBy } =
    retracto;
  if (choice === "sin_vuelo") return texts.keepsFlight;
  if (tiquetes === 0) return texts.noTickets;
  if (!tiquetesVuelven) return `Los ${formatCop(tiquetes)} de los tiquetes no vuelven: ${texts.tooLate}`;
  if (retenido !== null && retenido !== undefined)
    return (
      `La aerolínea retiene ${formatCop(retenido)} de los ${formatCop(tiquetes)} de los tiquetes` +
      (retenidoBy ? `, según registró ${retenidoBy.name} ${retenidoBy.lastname}.` : ".")
    );
  return (
    `Falta registrar lo que retiene la aerolínea de los ${formatCop(tiquetes)} de los tiquetes (hasta ` +
    `${formatCop(Math.min(retencionMaxima, tiquetes))}). Lo registra un gerente, el administrador o el ` +
    "propietario; el resto vuelve al cliente a más tardar el " +
    `${tiquetesHasta ? formatDay(tiquetesHasta) : ""}.`
  );
}
