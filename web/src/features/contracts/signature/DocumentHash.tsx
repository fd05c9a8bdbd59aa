import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { signatureTexts as texts } from "./signature.texts.ts";

/** Shows the SHA-256 of the signed document, collapsed because few people compare it. */
export function DocumentHash({ sha256 }: { readonly sha256: string }) {
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: "pointer", py: 2 }}>
        {texts.hash}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        SHA-256: {sha256}
      </Typography>
    </Box>
  );
}
