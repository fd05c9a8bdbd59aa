import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PublishedText } from "../../content/page-text/PublishedText.tsx";
import { landingTexts as texts } from "./landing.texts.ts";
import { useAnsweredToday } from "./useAnsweredToday.ts";

interface LandingHeroProps {
  /** HTML of the agency's greeting, which contains the heading of the page. */
  readonly html: string;
  readonly onRequest: () => void;
}

/** Shows the headline text of the agency, and the button that requests a quote. */
export function LandingHero({ html, onRequest }: LandingHeroProps) {
  const soon = useAnsweredToday();
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 6, md: 12 },
        gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
        alignItems: "center",
      }}
    >
      <PublishedText
        html={html}
        sx={{ "& h1": { mb: 3 }, "& p": { fontSize: "1.0625rem", color: "text.secondary", my: 0 } }}
      />
      <Stack sx={{ gap: 3, maxWidth: { md: 300 }, alignItems: { xs: "stretch", sm: "flex-start" } }}>
        <Button variant="contained" color="secondary" size="large" onClick={onRequest}>
          {texts.request}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {texts.promise(soon)}
        </Typography>
      </Stack>
    </Box>
  );
}
