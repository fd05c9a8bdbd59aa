import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface OfferServicesProps {
  readonly lines: readonly { readonly title: string | null; readonly detail: string | null }[];
}

/** Shows the services that a price includes, each with its details. */
export function OfferServices({ lines }: OfferServicesProps) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
      {lines.map(({ title, detail }) => (
        <Box component="li" key={title} sx={{ borderLeft: 3, borderColor: "primary.main", pl: 3 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {detail && (
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
              {detail}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
