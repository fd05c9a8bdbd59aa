import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { SearchBox } from "../../ui/table/SearchBox.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useSession } from "../../base/session/useSession.ts";
import { ManualContents } from "../../features/help/manual/ManualContents.tsx";
import { ManualPart } from "../../features/help/manual/ManualPart.tsx";
import { manualRoles, readManual } from "../../features/help/manual/manual.search.ts";
import { manualTexts as texts } from "../../features/help/manual/manual.texts.ts";
import { SearchIcon } from "../../ui/icons.tsx";

const EVERYONE = "todos";

/**
 * Returns the role whose manual is shown: the role in the address, else the viewer's; null for a visitor, who
 * sees all of it.
 */
function useManualRole(chosen: string | undefined): RoleNumber | null {
  const { user } = useSession();
  if (chosen) return manualRoles[chosen] ?? null;
  return Object.values(manualRoles).find((role) => role === user?.role) ?? null;
}

/**
 * Shows /manual: the complete manual or that of one role, with a table of contents and a search; each section
 * has its own address.
 */
export function ManualScreen() {
  usePageTitle(texts.title);
  const address = useAddress();
  const { buscar = "", rol } = address.values;
  const role = useManualRole(rol);
  const chapters = readManual(role, buscar, useRoutes());
  const { hash } = useLocation();
  // The page is drawn after the browser has looked for the anchor.
  useEffect(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);

  const choices = [{ slug: EVERYONE, label: texts.everyone as string, of: null as RoleNumber | null }].concat(
    Object.entries(manualRoles).map(([slug, of]) => ({ slug, label: roleLabels[of], of })),
  );
  const count = chapters.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <>
      <Box component="header" sx={{ pt: { xs: 4, md: 8 }, pb: 6, maxWidth: 720 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "2.125rem", md: "2.75rem" } }}>
          {texts.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, fontSize: "1.0625rem" }}>
          {texts.lead}
        </Typography>
      </Box>
      <Stack sx={{ gap: 4, mb: 8 }}>
        <Stack direction="row">
          <SearchBox
            label={texts.search}
            value={buscar}
            onChange={(search) => address.set({ buscar: search })}
            icon={<SearchIcon fontSize="small" sx={{ mr: 2 }} />}
          />
        </Stack>
        <Stack direction="row" role="group" aria-label={texts.roles} sx={{ gap: 2, flexWrap: "wrap" }}>
          {choices.map(({ slug, label, of }) => (
            <Chip
              key={slug}
              label={label}
              clickable
              color={of === role ? "primary" : "default"}
              variant={of === role ? "filled" : "outlined"}
              aria-pressed={of === role}
              onClick={() => address.set({ rol: slug })}
            />
          ))}
        </Stack>
        <Typography role="status" variant="body2" color="textSecondary">
          {buscar && texts.found(count)}
        </Typography>
      </Stack>
      {chapters.length === 0 ? (
        <EmptyState action={<Button onClick={() => address.set({ buscar: "" })}>{texts.clear}</Button>}>
          {texts.nothing}
        </EmptyState>
      ) : (
        <Box
          sx={{
            display: "grid",
            gap: { xs: 8, md: 12 },
            gridTemplateColumns: { md: "240px minmax(0, 1fr)" },
            alignItems: "start",
          }}
        >
          <ManualContents chapters={chapters} />
          <Stack sx={{ gap: 12, maxWidth: 720 }}>
            {chapters.map((chapter) => (
              <Box key={chapter.id} component="section" aria-labelledby={chapter.id}>
                <Typography id={chapter.id} variant="h2" sx={{ mb: 5, scrollMarginTop: 24 }}>
                  {chapter.title}
                </Typography>
                <Stack sx={{ gap: 7 }}>
                  {chapter.sections.map((section) => (
                    <ManualPart key={section.id} section={section} />
                  ))}
                </Stack>
              </Box>
            ))}
          </Stack>
        </Box>
      )}
    </>
  );
}
