import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPercent } from "../../../ui/percent.ts";
import { Money } from "../../../ui/Money.tsx";
import { OfferServices } from "./OfferServices.tsx";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";

type Sent = NonNullable<NonNullable<QuoteApprovalQuery["quote"]>["sentOffer"]>;

/** Content of an offer card, of an offer already sent or of its preview. */
export interface ShownOffer {
  readonly precioTotal: number;
  readonly offer: Pick<
    Sent["offer"],
    "lines" | "totalDescuento" | "descuentoPorcentaje" | "precioPorPersona"
  >;
}

function Price({
  label,
  amount,
  large = false,
}: {
  readonly label: string;
  readonly amount: number | null | undefined;
  readonly large?: boolean;
}) {
  return (
    <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "baseline", gap: 3 }}>
      <Typography
        component="dt"
        color={large ? undefined : "textSecondary"}
        sx={{ fontWeight: large ? 650 : undefined }}
      >
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: large ? "1.5rem" : undefined }}>
        <Money amount={amount} strong={large} />
      </Typography>
    </Stack>
  );
}

/** Shows the price and its inclusions, as they were sent or as they would be. */
export function QuoteOfferCard({ sent }: { readonly sent: ShownOffer }) {
  const { offer, precioTotal } = sent;
  const lines = offer.lines ?? [];
  return (
    <Card component="section" aria-label="Tu propuesta" sx={{ p: { xs: 5, md: 6 } }}>
      {lines.length > 0 && (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
            Tu viaje incluye
          </Typography>
          <Box sx={{ mb: 5 }}>
            <OfferServices lines={lines} />
          </Box>
        </>
      )}
      <Stack component="dl" sx={{ m: 0, gap: 2, borderTop: 1, borderColor: "divider", pt: 4 }}>
        {Boolean(offer.totalDescuento) && (
          <>
            <Price label="Precio" amount={precioTotal + (offer.totalDescuento ?? 0)} />
            <Price
              label={`Descuento (${formatPercent(offer.descuentoPorcentaje ?? 0)})`}
              amount={-(offer.totalDescuento ?? 0)}
            />
          </>
        )}
        <Price label="Precio por persona" amount={offer.precioPorPersona} />
        <Price label="Precio total" amount={precioTotal} large />
      </Stack>
    </Card>
  );
}
