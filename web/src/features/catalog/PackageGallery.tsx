import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { PackagePicture } from "./PackagePicture.tsx";

/** Shows the pictures of a package: one large, with the others below it as thumbnails. */
export function PackageGallery({
  title,
  pictures,
}: {
  readonly title: string;
  readonly pictures: readonly string[];
}) {
  const [chosen, choose] = useState(0);
  const shown = Math.min(chosen, Math.max(pictures.length - 1, 0));
  return (
    <Box>
      <Card sx={{ overflow: "hidden" }}>
        <PackagePicture
          address={pictures[shown]}
          alt={title}
          sizes="(max-width: 1120px) 100vw, 700px"
          eager
        />
      </Card>
      {pictures.length > 1 && (
        <Stack direction="row" sx={{ gap: 2, mt: 2, overflowX: "auto", p: "3px" }}>
          {pictures.map((picture, n) => (
            <ButtonBase
              key={picture}
              aria-label={`Foto ${n + 1} de ${pictures.length}`}
              aria-pressed={n === shown}
              onClick={() => choose(n)}
              sx={{
                width: 96,
                flexShrink: 0,
                borderRadius: 1,
                overflow: "hidden",
                outline: n === shown ? "2px solid" : "1px solid",
                outlineColor: n === shown ? "primary.main" : "divider",
              }}
            >
              <PackagePicture address={picture} alt="" sizes="96px" />
            </ButtonBase>
          ))}
        </Stack>
      )}
    </Box>
  );
}
