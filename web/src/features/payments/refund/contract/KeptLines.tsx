import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { formatDay } from "../../../../ui/days.ts";
import { Money } from "../../../../ui/Money.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import { refundTexts as texts } from "../refund.texts.ts";
import type { KeptLineFragment } from "../refunds.generated.ts";

/** Returns a kept amount in one line, with its reason. */
const detailOf = ({ penalidad, noReembolsado, dia, motivo, annulReason }: KeptLineFragment): string =>
  [
    penalidad > 0 && `${texts.penalty}: ${formatCop(penalidad)}`,
    noReembolsado > 0 && `${texts.notReturned}: ${formatCop(noReembolsado)}`,
    formatDay(dia),
    motivo,
    annulReason && `Anulado: ${annulReason}`,
  ]
    .filter(Boolean)
    .join(" · ");

interface KeptLinesProps {
  readonly kept: readonly KeptLineFragment[];
  readonly onAnnul: (kept: KeptLineFragment) => void;
}

/** Shows amounts kept of a cancelled contract, annulled ones too. */
export function KeptLines({ kept, onAnnul }: KeptLinesProps) {
  return (
    <Stack component="ul" aria-label={texts.keptList} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {kept.map((one) => {
        const annul = one.acts.find(({ name }) => name === "annul");
        return (
          <Stack
            key={one.id}
            component="li"
            direction="row"
            sx={{ gap: 3, py: 2.5, alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
                <Money amount={one.monto} strong />
                <StatusChip
                  label={one.annulledAt ? "Anulado" : "Retenido"}
                  tone={one.annulledAt ? "neutral" : "sea"}
                />
              </Stack>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                {detailOf(one)}
              </Typography>
            </Box>
            {annul && !one.annulledAt && (
              <ActButton
                size="small"
                color="inherit"
                aria-label={`${texts.annulKept}: ${formatCop(one.monto)}`}
                reason={annul.reason ?? null}
                onClick={() => onAnnul(one)}
              >
                Anular
              </ActButton>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
