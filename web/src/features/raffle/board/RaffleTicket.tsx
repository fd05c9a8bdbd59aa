import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { faces } from "@travesia/api/look";
import type { ReactNode } from "react";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { RaffleCardFragment } from "./raffle.generated.ts";
import { permissionText } from "./raffle.texts.ts";
import { RafflePicture } from "./RafflePicture.tsx";

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
      {children}
    </Typography>
  </div>
);

/**
 * Shows the raffle as a ticket: the prize, the date of the draw, the price of a number, and the remaining
 * numbers.
 */
export function RaffleTicket({
  raffle,
  children,
}: {
  readonly raffle: RaffleCardFragment;
  readonly children?: ReactNode;
}) {
  const { title, prize, image, price, drawDate, freeCount, drawLottery } = raffle;
  const permission = permissionText(raffle);
  return (
    <Card component="section" aria-label={title} sx={{ overflow: "hidden" }}>
      <Stack direction={{ xs: "column", md: "row" }}>
        <Box
          sx={{
            width: { md: 340 },
            flexShrink: 0,
            borderColor: "divider",
            borderStyle: "dashed",
            borderWidth: 0,
            borderRightWidth: { md: 2 },
          }}
        >
          <RafflePicture address={image} />
        </Box>
        <Stack sx={{ flex: 1, minWidth: 0, gap: 4, px: { xs: 5, md: 7 }, py: { xs: 5, md: 6 } }}>
          <div>
            <Typography
              component="h2"
              sx={{
                fontFamily: faces.display,
                fontWeight: 500,
                fontSize: { xs: "1.5rem", md: "1.875rem" },
                lineHeight: 1.15,
              }}
            >
              {title}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: 560 }}>{prize}</Typography>
          </div>
          <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 9, rowGap: 3 }}>
            <Fact label="Se juega el">
              <DayText day={drawDate} />
            </Fact>
            <Fact label="Cada número">
              <Money amount={price} />
            </Fact>
            {drawLottery && <Fact label="Se juega con">{drawLottery}</Fact>}
            <Fact label="Números libres">{freeCount.toLocaleString("es-CO")} de 1.000</Fact>
          </Box>
          {permission && (
            <Typography variant="caption" color={raffle.isUnregistered ? "error" : "textSecondary"}>
              {permission}
            </Typography>
          )}
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
