import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import { useUser } from "../../../../base/session/useSession.ts";
import type { RefundReason } from "../../../../graphql/schema.generated.ts";
import { formatDay } from "../../../../ui/days.ts";
import { Money } from "../../../../ui/Money.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import { paymentPaths } from "../../payment/payments.paths.ts";
import type { RefundStatus } from "../../../../graphql/schema.generated.ts";
import { refundChip, refundReasons, refundTexts as texts } from "../refund.texts.ts";

interface LineOfRefund {
  readonly id: string;
  readonly monto: number;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  readonly dueOn: string;
  readonly paidOn?: string | null;
  readonly hasAccount: boolean;
  readonly note?: string | null;
}

/**
 * Shows the refunds of one record to staff: amount, reason and status. Staff who handle refunds can open each
 * one.
 */
export function RefundLines({ refunds }: { readonly refunds: readonly LineOfRefund[] }) {
  const { role } = useUser();
  const today = todayOf(new Date());
  return (
    <Stack component="ul" aria-label={texts.list} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {refunds.map((refund) => (
        <Stack
          key={refund.id}
          component="li"
          direction="row"
          sx={{
            gap: 3,
            py: 2.5,
            alignItems: "center",
            justifyContent: "space-between",
            flexWrap: "wrap",
            borderTop: 1,
            borderColor: "divider",
            "&:first-of-type": { borderTop: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
              <Money amount={refund.monto} strong />
              <StatusChip {...refundChip(refund, today)} />
            </Stack>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
              {[
                refundReasons[refund.reason],
                refund.paidOn && `Pagada el ${formatDay(refund.paidOn)}`,
                refund.status === "abierta" && !refund.hasAccount && texts.noAccount,
                refund.note,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
          {may(role, "readRefunds") && (
            <Button size="small" href={paymentPaths.refund(refund.id)}>
              {texts.open}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
