import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";

interface PlaceIndexProps {
  /** Name of the list, for screen readers: `Páginas de ajustes`. */
  readonly label: string;
  readonly places: readonly { readonly label: string; readonly text?: string; readonly to: string }[];
}

/**
 * Shows a list of links, each with a description: `<PlaceIndex label="Páginas de ajustes" places={[{ label:
 * "Cuentas", text: "Dónde pagan los clientes", to }]} />`.
 */
export const PlaceIndex = ({ label, places }: PlaceIndexProps) => (
  <List
    aria-label={label}
    sx={{
      display: "grid",
      columnGap: 6,
      gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" },
      py: 0,
      mx: -2,
    }}
  >
    {places.map(({ label: name, text, to }) => (
      <ListItem key={to} disablePadding>
        <ListItemButton href={to} sx={{ px: 2, py: 1, borderRadius: 1, height: "100%", alignItems: "start" }}>
          <ListItemText
            primary={name}
            secondary={text}
            slotProps={{ primary: { color: "primary", sx: { fontWeight: 600 } } }}
          />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);
