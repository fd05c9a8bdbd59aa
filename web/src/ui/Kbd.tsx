import Box from "@mui/material/Box";

/** Shows a key of the keyboard: `<Kbd>J</Kbd>`. */
export const Kbd = ({ children }: { readonly children: string }) => (
  <Box
    component="kbd"
    sx={{
      border: 1,
      borderColor: "divider",
      borderRadius: "6px",
      px: 1.5,
      font: "inherit",
      fontSize: "0.75rem",
      fontWeight: 600,
      whiteSpace: "nowrap",
    }}
  >
    {children}
  </Box>
);
