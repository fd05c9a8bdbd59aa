import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { besideKind } from "@travesia/api/colombia/plain";
import { useState } from "react";
import { Section } from "../../../ui/Section.tsx";
import { itemKinds } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

/** Number of services shown before the button that shows all. */
const SHOWN = 4;

type Service = ContractRecordFragment["contractItem"][number];

const kindOf = ({ tipo }: Service): string | null => (tipo ? itemKinds[tipo] : null);

const wordsOf = (service: Service): readonly string[] =>
  besideKind(kindOf(service), service.descripcion, typeof service.detalle === "string" && service.detalle);

function ServiceWords({ words: [first = "Incluido", second] }: { readonly words: readonly string[] }) {
  return (
    <div>
      {first}
      {second && (
        <Typography variant="body2" color="textSecondary">
          {second}
        </Typography>
      )}
    </div>
  );
}

interface IncludedServicesProps {
  readonly services: ContractRecordFragment["contractItem"];
  readonly excluded: ContractRecordFragment["noIncluye"];
}

/**
 * Shows the services included in a contract, initially only the first ones, and its exclusions; hidden
 * without both.
 */
export function IncludedServices({ services, excluded }: IncludedServicesProps) {
  const [all, showAll] = useState(false);
  if (services.length === 0 && excluded.length === 0) return null;
  // One more line takes no more room than the button that would show it.
  const shown = all || services.length <= SHOWN + 1 ? services : services.slice(0, SHOWN);
  return (
    <Section title={services.length > 0 ? "Servicios incluidos" : "Servicios"}>
      {services.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 3 }}>
          {shown.map((service, place) => (
            <Box
              component="li"
              key={place}
              sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "160px 1fr" }, columnGap: 4 }}
            >
              <Typography variant="body2" color="textSecondary">
                {kindOf(service)}
              </Typography>
              <ServiceWords words={wordsOf(service)} />
            </Box>
          ))}
        </Stack>
      )}
      {shown.length < services.length && (
        <Button size="small" sx={{ mt: 2, ml: -1 }} onClick={() => showAll(true)}>
          Ver los {services.length} servicios
        </Button>
      )}
      {excluded.length > 0 && (
        <Box sx={{ mt: services.length > 0 ? 4 : 0 }}>
          <Typography variant="body2" color="textSecondary">
            No incluye
          </Typography>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {excluded.join("\n")}
          </Typography>
        </Box>
      )}
    </Section>
  );
}
