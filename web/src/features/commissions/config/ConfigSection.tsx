import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import type { ConfiguredRole, TripType } from "../../../graphql/schema.generated.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { ConfigRowFragment } from "./commission-configs.generated.ts";
import type { Configured } from "./ConfigDialog.tsx";
import { configRoles, configTexts as texts, limitsOf, configTripTypes, valueOf } from "./config.texts.ts";

export type ConfigAct = "change" | "history" | "deactivate";

interface ConfigSectionProps {
  readonly tripType: TripType;
  readonly configs: readonly ConfigRowFragment[];
  readonly onAct: (act: ConfigAct, configured: Configured) => void;
}

const calculated: readonly ConfiguredRole[] = ["asesor", "lider", "gerente"];

/** Shows the commission terms of each role for one trip type. */
export function ConfigSection({ tripType, configs, onAct }: ConfigSectionProps) {
  return (
    <Section title={configTripTypes[tripType]}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {calculated.map((role) => {
          const config = configs.find((one) => one.role === role && one.tripType === tripType) ?? null;
          const configured = { role, tripType, config };
          const limits = config && limitsOf(config);
          const about = `${configRoles[role]}, ${configTripTypes[tripType]}`;
          return (
            <Box
              component="li"
              key={role}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: 2,
                py: 2.5,
                borderTop: 1,
                borderColor: "divider",
              }}
            >
              <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{configRoles[role]}</Typography>
                <Typography variant="body2" color={config ? undefined : "textSecondary"}>
                  {config ? valueOf(config) : texts.unset}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {limits && `${limits} · `}
                  {config && (
                    <>
                      Versión {config.version}, {config.effectiveFrom > today(new Date()) ? "regirá" : "rige"}{" "}
                      desde el <DayText day={config.effectiveFrom} />
                    </>
                  )}
                </Typography>
              </Box>
              <Button
                size="small"
                color="inherit"
                aria-label={`${texts.history} de ${about}`}
                onClick={() => onAct("history", configured)}
              >
                {texts.history}
              </Button>
              {config && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`${texts.deactivate} ${about}`}
                  onClick={() => onAct("deactivate", configured)}
                >
                  {texts.deactivate}
                </Button>
              )}
              <Button
                size="small"
                variant="outlined"
                aria-label={`${config ? texts.change : texts.set} ${about}`}
                onClick={() => onAct("change", configured)}
              >
                {config ? texts.change : texts.set}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
