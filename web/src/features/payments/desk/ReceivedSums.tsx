import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { useId, useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Money } from "../../../ui/Money.tsx";
import { usePaymentsReceivedQuery } from "../payment/payments.generated.ts";
import { receivedPath } from "./received.links.ts";
import { ExpandMoreIcon } from "../../../ui/desk/deskIcons.tsx";

const periods = [
  ["day", "Hoy entró", "hoyTotal", "hoyCantidad"],
  ["month", "Este mes entró", "mesTotal", "mesCantidad"],
] as const;

const counted = (count: number) => `${count.toLocaleString("es-CO")} ${count === 1 ? "pago" : "pagos"}`;

/**
 * Shows what came in today and this month, verified, by means and account; each sum opens its payments. Its
 * place is kept while it is read.
 */
export function ReceivedSums() {
  const [open, setOpen] = useState(false);
  const table = useId();
  const read = usePaymentsReceivedQuery({ fetchPolicy: "cache-and-network" });
  const today = todayOf(new Date());
  const { data, error } = read;
  if (error && !data) return <Unread of={read} what="Hoy entró" />;
  const known = data?.paymentsReceived;
  const sums = known ?? [];
  return (
    <Box sx={{ mb: 1 }}>
      <Stack
        direction="row"
        sx={{ gap: { xs: 3, sm: 6 }, alignItems: "baseline", overflowX: "auto", whiteSpace: "nowrap" }}
      >
        {periods.map(([period, label, total, count]) => (
          <Box key={period}>
            <Typography variant="caption" color="textSecondary">
              {label}{" "}
            </Typography>
            <Link href={receivedPath(period, today)} underline="hover">
              <Money amount={known?.reduce((all, sum) => all + sum[total], 0)} strong />
            </Link>{" "}
            <Typography variant="caption" color="textSecondary">
              {known && counted(known.reduce((all, sum) => all + sum[count], 0))}
            </Typography>
          </Box>
        ))}
        {sums.length > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={table}
            endIcon={<ExpandMoreIcon sx={{ transform: open ? "rotate(180deg)" : "none" }} />}
            onClick={() => setOpen(!open)}
            sx={{ ml: { sm: "auto" }, py: 0 }}
          >
            Por medio y cuenta
          </Button>
        )}
      </Stack>
      <Collapse in={open} id={table} unmountOnExit>
        <Box
          component="table"
          sx={{
            width: "100%",
            borderCollapse: "collapse",
            mt: 2,
            "& td, & th": { py: 1, borderTop: 1, borderColor: "divider", textAlign: "left" },
            "& td:nth-of-type(n+2), & th:nth-of-type(n+2)": { textAlign: "right" },
          }}
        >
          <thead>
            <tr>
              {["Medio y cuenta", "Hoy", "Este mes"].map((head) => (
                <Typography key={head} component="th" variant="caption" color="textSecondary" scope="col">
                  {head}
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
                {periods.map(([period, , total]) => (
                  <Typography key={period} component="td" variant="body2">
                    {sum[total] > 0 ? (
                      <Link
                        href={receivedPath(period, today, { medio: sum.medio, cuenta: sum.cuenta ?? null })}
                        underline="hover"
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
      </Collapse>
    </Box>
  );
}
