import Typography from "@mui/material/Typography";

/** Shows the credits of the pictures above whose licences require attribution; hidden when none does. */
export function PictureCredits({ credits }: { readonly credits: readonly string[] | null }) {
  if (!credits?.length) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
      {credits.join(" · ")}
    </Typography>
  );
}
