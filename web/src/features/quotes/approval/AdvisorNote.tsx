import Typography from "@mui/material/Typography";

/** Shows the words that a person of the agency writes to a client. */
export function AdvisorNote({ children }: { readonly children: string }) {
  return (
    <Typography
      sx={{
        pl: 3,
        borderLeft: 3,
        borderColor: "primary.main",
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </Typography>
  );
}
