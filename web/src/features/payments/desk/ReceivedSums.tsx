import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Money } from "../../../ui/Money.tsx";
import { usePaymentsReceivedQuery } from "../payment/payments.generated.ts";
import { receivedPath } from "./received.links.ts";
import { ExpandMoreIcon } from "../../../ui/desk/deskIcons.tsx";

const BY_MEANS = "Por medio y cuenta";

const periods = [
  ["day", "Hoy entró", "Hoy", "hoyTotal", "hoyCantidad"],
  ["month", "Este mes", "Este mes", "mesTotal", "mesCantidad"],
] as const;

const counted = (count: number) => `${count.toLocaleString("es-CO")} ${count === 1 ? "pago" : "pagos"}`;

const line = {
  gap: { xs: 3, sm: 4 },
  alignItems: "baseline",
  overflowX: "auto",
  whiteSpace: "nowrap",
  scrollbarWidth: "none",
} as const;

const cells = {
  borderCollapse: "collapse",
  "& td, & th": { p: 1.5, borderTop: 1, borderColor: "divider", textAlign: "left" },
  "& th": { borderTop: 0 },
  "& td:nth-of-type(n+2), & th:nth-of-type(n+2)": { textAlign: "right" },
} as const;

/**
 * Shows the verified amounts received today and this month and, when expanded, the number of payments by
 * method and account; each amount links to its payments. The space is reserved while loading.
 */
export function ReceivedSums() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const read = usePaymentsReceivedQuery({ fetchPolicy: "cache-and-network" });
  const today = todayOf(new Date());
  const { data, error } = read;
  if (error && !data) return <Unread of={read} what="Hoy entró" />;
  const known = data?.paymentsReceived;
  const sums = known ?? [];
  return (
    <>
      <Stack direction="row" sx={line}>
        {periods.map(([period, label, , total]) => (
          <Box key={period}>
            <Typography variant="caption" color="textSecondary">
              {label}{" "}
            </Typography>
            <Link href={receivedPath(period, today)} underline="hover">
              <Money amount={known?.reduce((all, sum) => all + sum[total], 0)} strong />
            </Link>
          </Box>
        ))}
        {sums.length > 0 && (
          <Tooltip title={BY_MEANS}>
            <IconButton
              size="small"
              aria-label={BY_MEANS}
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ alignSelf: "center", my: -1 }}
            >
              <ExpandMoreIcon />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": BY_MEANS, sx: { p: 3 } } }}
      >
        <Box component="table" sx={cells}>
          <thead>
            <tr>
              <Typography component="th" variant="caption" color="textSecondary" scope="col">
                Medio y cuenta
              </Typography>
              {periods.map(([period, , name, , count]) => (
                <Typography key={period} component="th" variant="caption" color="textSecondary" scope="col">
                  {name} · {counted(sums.reduce((all, sum) => all + sum[count], 0))}
                </Typography>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={`${sum.medio} ${sum.cuenta?.id ?? ""}`}>
                <Typography component="td" variant="body2">
                  {meansLabels[sum.medio]}
                  <Box component="span" sx={{ color: "text.secondary" }}>
                    {" · "}
                    {sum.cuenta ? shortAccount(sum.cuenta) : "sin cuenta"}
                  </Box>
                </Typography>
                {periods.map(([period, , , total]) => (
                  <Typography key={period} component="td" variant="body2">
                    {sum[total] > 0 ? (
                      <Link
                        href={receivedPath(period, today, { medio: sum.medio, cuenta: sum.cuenta ?? null })}
                        underline="hover"
                        onClick={() => setAnchor(null)}
                      >
                        <Money amount={sum[total]} />
                      </Link>
                    ) : (
                      "—"
                    )}
                  </Typography>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Popover>
    </>
  );
}
