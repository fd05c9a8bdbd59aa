import Box from "@mui/material/Box";
import { formatDocument } from "@travesia/api/colombia/documents";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { actLabels, statusLabels, statusTones } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";
import type { ProviderActions } from "./useProviderActions.ts";

const shown = ["edit", "merge", "switchOff", "switchOn"] as const;

interface ProviderHeaderProps {
  readonly provider: ProviderRecordFragment;
  readonly actions: ProviderActions;
}

/** Who a provider is, where it stands, and what can be done with its record. */
export function ProviderHeader({ provider, actions }: ProviderHeaderProps) {
  const { name, nit, status } = provider;
  const begin = (act: (typeof shown)[number]) =>
    act === "switchOn" ? void actions.turn(provider.id, true) : actions.show({ act, provider });
  return (
    <PageHeader
      title={name}
      subtitle={nit ? `NIT ${formatDocument(nit)}` : "Sin NIT"}
      actions={
        <>
          <Box sx={{ alignSelf: "center", display: "flex" }}>
            <StatusChip label={statusLabels[status]} tone={statusTones[status]} />
          </Box>
          {shown.map((act) => {
            const offered = provider.acts.find((one) => one.name === act);
            return (
              offered && (
                <ActButton
                  key={act}
                  size="small"
                  variant={act === "edit" ? "outlined" : "text"}
                  reason={offered.reason ?? null}
                  onClick={() => begin(act)}
                >
                  {actLabels[act]}
                </ActButton>
              )
            );
          })}
        </>
      }
    />
  );
}
