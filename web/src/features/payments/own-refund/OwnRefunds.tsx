import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { OwnRefundLineFragment } from "./own-refund.generated.ts";
import { ownReasons, ownRefundState, ownRefundTexts as texts } from "./own-refund.texts.ts";

interface OwnRefundsProps {
  readonly refunds: readonly OwnRefundLineFragment[];
  /** Returns the address of a refunded record, when several are listed; absent on the page of the record. */
  readonly pageOf?: (refund: OwnRefundLineFragment) => string;
  /** Called to open the form for the account; absent for viewers who may only read. */
  readonly onAccount?: (refund: OwnRefundLineFragment) => void;
}

/** Shows the refunds to a client: amount, reason, due date and account. */
export function OwnRefunds({ refunds, pageOf, onAccount }: OwnRefundsProps) {
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {refunds.map((refund) => {
        const { id, title, monto, reason, status, hasAccount, accountMasked } = refund;
        const open = status === "abierta";
        return (
          <Stack
            key={id}
            component="li"
            direction={{ xs: "column", sm: "row" }}
            sx={{
              gap: 3,
              py: 3,
              alignItems: { sm: "center" },
              justifyContent: "space-between",
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
                <Money amount={monto} strong />
                <StatusChip {...ownRefundState(refund)} />
              </Stack>
              <Typography variant="body2" color="textSecondary">
                {pageOf && (
                  <>
                    <Link href={pageOf(refund)}>{title}</Link>
                    {" · "}
                  </>
                )}
                {ownReasons[reason]}
              </Typography>
              <Typography variant="body2">
                {accountMasked ? `A tu cuenta ${accountMasked}` : open && !hasAccount && texts.missing}
              </Typography>
            </Box>
            {open && onAccount && (
              <Button
                variant={hasAccount ? "text" : "contained"}
                color={hasAccount ? "primary" : "secondary"}
                onClick={() => onAccount(refund)}
                sx={{ flexShrink: 0 }}
              >
                {hasAccount ? texts.changeAccount : texts.account}
              </Button>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
