import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { ActsMenu } from "../../base/acts/ActsMenu.tsx";
import { sentActs } from "../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { placedActs } from "../../base/acts/shown-acts.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { AgoText } from "../../ui/AgoText.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { contractTripTypes } from "../../features/contracts/contract/contract.texts.ts";
import { templateActs } from "../../features/contracts/template/template.acts.ts";
import { templateTexts as texts } from "../../features/contracts/template/template.texts.ts";
import { useTemplateListQuery } from "../../features/contracts/template/templates.generated.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";

const menu = placedActs(templateActs, "menu");

const tripLabel = (tripType: string) =>
  contractTripTypes.find(({ value }) => value === tripType)?.label ?? "—";

/** Shows the contract templates, the base templates first; each opens in the editor. */
export function TemplateListScreen() {
  const { data, error, refetch } = useTemplateListQuery({
    variables: { all: true },
    fetchPolicy: "cache-and-network",
  });
  const navigate = useNavigate();
  const { show } = useRecordActs(templateActs, {
    reads: ["TemplateList"],
    own: { edit: ({ id }) => void navigate(templatePaths.one.to({ id })) },
  });
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
              <ActsMenu
                label={`Acciones de ${one.name}`}
                acts={templateActs}
                names={menu}
                record={{}}
                offered={sentActs(templateActs, one.acts)}
                onAct={(act) => show(act, one)}
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
