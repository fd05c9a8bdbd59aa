import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { ownServiceLabels, ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type OwnService = OwnContractRecordFragment["services"][number];

interface OwnServicesProps {
  readonly services: readonly OwnService[];
  /** True when the contract was cancelled, and its services with it. */
  readonly over: boolean;
}

/** Shows the services of a trip, and which of them have been purchased. */
export function OwnServices({ services, over }: OwnServicesProps) {
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
      {services.map(({ tipo, bought }) => (
        <Stack
          key={tipo}
          component="li"
          direction="row"
          sx={{ gap: 3, alignItems: "center", justifyContent: "space-between" }}
        >
          <Typography>{ownServiceLabels[tipo]}</Typography>
          {over ? (
            <StatusChip label={texts.annulled} tone="clay" />
          ) : (
            <StatusChip label={bought ? texts.bought : texts.notBought} tone={bought ? "leaf" : "neutral"} />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
