import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { Unread } from "../../base/failure/Unread.tsx";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { useCustomerPastSalesQuery } from "./customers.generated.ts";
import { pastSalesTexts as texts } from "./past-sales.texts.ts";

/**
 * Shows the purchases of a customer before the platform was used, if they were imported from a spreadsheet.
 */
export function CustomerPastSales({ id }: { readonly id: string }) {
  const read = useCustomerPastSalesQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const sales = read.data?.customerPastSales ?? [];
  if (sales.length === 0) return <Unread of={read} what={texts.history} />;
  return (
    <Section title={texts.history}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {sales.map(({ id: key, fecha, destino, precio, pagado }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: "flex",
              flexWrap: "wrap",
              columnGap: 4,
              py: 2,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 160, overflowWrap: "anywhere" }}>
              {destino ?? texts.noDestination}
              <Typography component="span" variant="body2" color="textSecondary">
                {" · "}
                {formatDay(fecha)}
              </Typography>
            </Typography>
            <Typography variant="body2">
              <Money amount={precio} />
              {pagado !== null && pagado !== undefined && pagado !== precio && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {" · "}
                  {texts.paid} {formatCop(pagado)}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
