import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { OfferedMenu } from "../../base/acts/OfferedMenu.tsx";
import { useSaving } from "../../base/saving/useSaving.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { AgoText } from "../../ui/AgoText.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { contractTripTypes } from "../../features/contracts/contract/contract.texts.ts";
import { templateTexts as texts, templateToasts } from "../../features/contracts/template/template.texts.ts";
import {
  type TemplateRowFragment,
  useTemplateListQuery,
  useTemplateUpdateMutation,
} from "../../features/contracts/template/templates.generated.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";

const tripLabel = (tripType: string) =>
  contractTripTypes.find(({ value }) => value === tripType)?.label ?? "—";

/** Shows the contract templates, the base templates first; each opens in the editor. */
export function TemplateListScreen() {
  const { data, error, refetch } = useTemplateListQuery({
    variables: { all: true },
    fetchPolicy: "cache-and-network",
  });
  const navigate = useNavigate();
  const { perform } = useSaving();
  const [update] = useTemplateUpdateMutation({ refetchQueries: ["TemplateList"] });
  const choose = (act: keyof typeof texts.acts, { id, version }: TemplateRowFragment) =>
    act === "edit"
      ? navigate(templatePaths.one.to({ id }))
      : perform(
          () => update({ variables: { id, input: { isActive: act === "offer", version } } }),
          templateToasts.saved,
        );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button variant="contained" color="secondary" href={templatePaths.create.to()}>
            {texts.create}
          </Button>
        }
      />
      {error && !data && <ErrorState {...shownFailure(error, refetch, "listTemplates")} />}
      {!error && !data && <ListSkeleton cards />}
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
        {data?.contractTemplates.map((one) => (
          <Card component="li" key={one.id} sx={{ p: { xs: 4, md: 5 } }}>
            <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
              <Link href={templatePaths.one.to({ id: one.id })} sx={{ fontWeight: 650 }}>
                {one.name}
              </Link>
              {one.isBase && <StatusChip label={texts.base} tone="sea" />}
              {!one.isActive && <StatusChip label={texts.off} tone="neutral" />}
              <Box sx={{ flexGrow: 1 }} />
              <Typography variant="body2" color="textSecondary">
                Versión {one.version} · <AgoText at={one.updatedAt} />
              </Typography>
              <OfferedMenu
                label={`Acciones de ${one.name}`}
                acts={one.acts}
                labels={texts.acts}
                onAct={(act) => void choose(act, one)}
              />
            </Stack>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {[tripLabel(one.tripType), one.description].filter(Boolean).join(" · ")}
            </Typography>
          </Card>
        ))}
      </Stack>
    </>
  );
}
