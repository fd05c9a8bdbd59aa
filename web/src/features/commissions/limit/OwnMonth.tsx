import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { limitLabels, limitTones, monthName } from "../commission/commission.texts.ts";
import type { SellerLimitQuery } from "../commission/commissions.generated.ts";
import { limitTexts } from "./limit.texts.ts";
import { LimitProgress } from "./LimitProgress.tsx";

interface OwnMonthProps {
  /** Limit of the seller; undefined while loading, when its space is reserved. */
  readonly limit: SellerLimitQuery["sellerLimit"] | undefined;
}

/** Shows the seller's current month: the paid amount, and the remaining amount of the limit. */
export function OwnMonth({ limit }: OwnMonthProps) {
  if (!limit)
    return (
      <Section title={limitTexts.month}>
        <Box sx={{ display: "grid", gap: 3 }}>
          <Skeleton variant="rounded" sx={{ height: { xs: 108, sm: 28 } }} />
          <Skeleton />
        </Box>
      </Section>
    );
  const { mes, totalPagado, limite, disponible, porcentajeUsado, status } = limit;
  return (
    <Section
      title={`Límite de ${monthName(mes)}`}
      actions={<StatusChip label={limitLabels[status]} tone={limitTones[status]} />}
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        <span>
          Te han pagado <Money amount={totalPagado} strong /> de <Money amount={limite} />; este mes aún se te
          pueden pagar <Money amount={disponible} strong />.
        </span>
        <LimitProgress percent={porcentajeUsado} status={status} />
      </Box>
    </Section>
  );
}
