import WarningAmberIcon from "@mui/icons-material/WarningAmber";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts } from "./desk.texts.ts";

interface DeskListProps {
  readonly payments: readonly DeskPaymentFragment[];
  readonly selected: string | null;
  readonly onSelect: (payment: DeskPaymentFragment) => void;
}

/** The payments that wait, the oldest first; the one that is looked at is kept in sight. */
export function DeskList({ payments, selected, onSelect }: DeskListProps) {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its answer is no clean-up: some browsers answer a promise.
    current.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <Card
      component="nav"
      aria-label={deskTexts.queue}
      sx={{ display: { xs: "none", lg: "block" }, maxHeight: "76vh", overflow: "auto", alignSelf: "start" }}
    >
      {payments.map((payment) => {
        const { id, monto, paidFor, fechaPago, sospechas } = payment;
        return (
          <ListItemButton
            key={id}
            ref={id === selected ? current : null}
            selected={id === selected}
            aria-current={id === selected}
            onClick={() => onSelect(payment)}
            sx={{ display: "block", borderBottom: 1, borderColor: "divider", py: 2 }}
          >
            <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
              <Money amount={monto} strong />
              {sospechas && sospechas.length > 0 && (
                <WarningAmberIcon
                  fontSize="small"
                  color="warning"
                  titleAccess={`${deskTexts.suspicious}: ${sospechas.length}`}
                />
              )}
            </Stack>
            <Typography variant="body2" noWrap>
              {paidFor.clientTrip.nombreCliente}
            </Typography>
            <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
              {paidFor.name} · {formatDay(fechaPago)}
            </Box>
          </ListItemButton>
        );
      })}
    </Card>
  );
}
