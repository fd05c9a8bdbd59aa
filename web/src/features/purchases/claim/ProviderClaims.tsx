import { tabOf } from "@travesia/api/addresses";
import { claimStateLabels } from "@travesia/api/purchases/purchase/claim/provider-claim.rules";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { sentActs } from "../../../base/acts/offered-acts.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { claimActs, useProviderClaimActs } from "./provider-claim.acts.tsx";
import { useProviderClaimsQuery } from "./provider-claims.generated.ts";

const title = "Por devolver del proveedor";

interface ProviderClaimsProps {
  /** Provider of the page; absent for all providers. */
  readonly providerId?: string;
  /** True when refunded claims are left out. */
  readonly onlyOpen?: boolean;
}

/** Shows refunds that providers owe for voided purchases; nothing while there are none. */
export function ProviderClaims({ providerId, onlyOpen = false }: ProviderClaimsProps) {
  const read = useProviderClaimsQuery({
    variables: { providerId: providerId ?? null },
    fetchPolicy: "cache-and-network",
  });
  const { show, dialog } = useProviderClaimActs();
  const claims = (read.data?.providerClaims ?? []).filter(({ estado }) => !onlyOpen || estado === "abierto");
  if (claims.length === 0) return <Unread of={read} what={title} />;
  return (
    <Section title={title}>
      <Stack component="ul" aria-label={title} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {claims.map((claim) => {
          const { compra, estado } = claim;
          const offered = sentActs(claimActs, claim.acts);
          return (
            <Stack
              key={claim.id}
              component="li"
              direction="row"
              sx={{
                gap: 3,
                py: 2.5,
                alignItems: "center",
                justifyContent: "space-between",
                flexWrap: "wrap",
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
                  <Money amount={claim.monto} strong />
                  <StatusChip label={claimStateLabels[estado]} tone={estado === "abierto" ? "sun" : "leaf"} />
                </Stack>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                  {!providerId && `${compra.proveedor} · `}
                  {compra.descripcion} ·{" "}
                  <Link href={tabOf("contract", compra.contractId, "compras")}>{compra.contractNumber}</Link>
                  {` · anulada el ${formatDay(claim.dia)}`}
                  {claim.returnedOn && ` · devuelto el ${formatDay(claim.returnedOn)}`}
                  {claim.note && ` · ${claim.note}`}
                </Typography>
              </Box>
              {estado === "abierto" && offered.has("return") && (
                <ActButton
                  size="small"
                  variant="outlined"
                  aria-label={`${claimActs.return.label} de ${compra.proveedor}, ${compra.contractNumber}`}
                  reason={offered.get("return") ?? null}
                  onClick={() => show("return", claim)}
                >
                  {claimActs.return.label}
                </ActButton>
              )}
            </Stack>
          );
        })}
      </Stack>
      {dialog}
    </Section>
  );
}
