import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { noticeKeys, pageTextTitles, type TextKey } from "@travesia/api/content/page-text/page-text.rules";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTextPanelQuery } from "../../features/content/content.generated.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contentTexts } from "../../features/content/content.texts.ts";
import { LibraryDialog } from "../../features/content/library/LibraryDialog.tsx";
import { libraryTexts } from "../../features/content/library/library.texts.ts";
import { TextList } from "../../features/content/page-text/TextList.tsx";

const cards = [
  {
    title: "Videos de Instagram",
    text: "Clientes felices en la página de inicio.",
    href: contentPaths.instagram.to(),
  },
  {
    title: "Aviso de inicio",
    text: "El aviso que se muestra una vez al día.",
    href: contentPaths.popup.to(),
  },
  {
    title: "Carrusel principal",
    text: "Las imágenes con las que empieza la página.",
    href: contentPaths.carousel.to(),
  },
] as const;
const pageKeys: readonly TextKey[] = ["hero", "about", "policies", "terms", "agreements", "contact"];
const keys: TextKey[] = [...pageKeys, ...noticeKeys];

/** Shows the list of all content that administration edits for visitors. */
export function ContentPanelScreen() {
  const [looking, look] = useState(false);
  const { data, error, refetch } = usePageTextPanelQuery({ variables: { keys } });
  const of = (wanted: readonly TextKey[]) =>
    wanted.flatMap((key) => {
      const text = data?.pageTexts.find((found) => found.key === key);
      return text ? [{ ...text, title: pageTextTitles[key], href: contentPaths.text.to({ key }) }] : [];
    });
  return (
    <>
      <PageHeader title={contentTexts.panel} subtitle={contentTexts.panelLead} />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "repeat(4, 1fr)" },
          mb: 5,
        }}
      >
        {cards.map(({ title, text, href }) => (
          <Card key={href}>
            <CardActionArea href={href} sx={{ p: 5, height: "100%" }}>
              <Typography variant="h5" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
        <Card>
          <CardActionArea onClick={() => look(true)} sx={{ p: 5, height: "100%" }}>
            <Typography variant="h5" component="h2">
              {libraryTexts.title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {libraryTexts.lead}
            </Typography>
          </CardActionArea>
        </Card>
      </Box>
      {looking && <LibraryDialog onClose={() => look(false)} />}
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !data ? (
        <ListSkeleton cards />
      ) : (
        <Box
          sx={{
            display: "grid",
            gap: 5,
            gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
            alignItems: "start",
          }}
        >
          <Section title="Textos de las páginas" flush>
            <TextList texts={of(pageKeys)} />
          </Section>
          <Section title="Avisos legales" flush>
            <TextList texts={of(noticeKeys)} />
          </Section>
        </Box>
      )}
    </>
  );
}
