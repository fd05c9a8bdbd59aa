import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { useChangesOff } from "../../ui/dialog/changes-off.ts";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { featureQuestions, featureTexts as texts } from "./feature.texts.ts";
import {
  type FeatureStateFragment,
  useFeaturesHideMutation,
  useOptionalFeaturesQuery,
} from "./operation.generated.ts";

/**
 * Asks three questions about the optional features that the agency uses. A disabled feature disappears from
 * menu and search immediately; its addresses, permissions and notices remain.
 */
export function AgencyFeatures() {
  const { data, error, refetch } = useOptionalFeaturesQuery({ fetchPolicy: "network-only" });
  const [hide] = useFeaturesHideMutation({ refetchQueries: ["PublicSettings", "OptionalFeatures"] });
  const { busy, perform } = useSaving();
  const off = useChangesOff() !== null;
  const states = data?.optionalFeatures;
  if (!states) return error ? <ErrorState {...shownFailure(error, refetch)} /> : <ListSkeleton cards />;
  const choose = (feature: OptionalFeature, used: boolean) => {
    const hidden = states.filter((each) => each.hidden).map((each) => each.feature);
    const features = used ? hidden.filter((each) => each !== feature) : [...hidden, feature];
    void perform(() => hide({ variables: { features } }), used ? texts.shown : texts.hidden);
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography variant="body2" color="textSecondary">
        {texts.lead}
      </Typography>
      {featureQuestions.map(({ question, features }) => (
        <Section key={question} title={question}>
          <Stack sx={{ gap: 2 }}>
            {states
              .filter(({ feature }) => feature in features)
              .map((state) => (
                <FeatureSwitch
                  key={state.feature}
                  state={state}
                  label={features[state.feature] ?? ""}
                  disabled={busy || off}
                  onChoose={(used) => choose(state.feature, used)}
                />
              ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}

interface FeatureSwitchProps {
  readonly state: FeatureStateFragment;
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (used: boolean) => void;
}

function FeatureSwitch({
  state: { feature, hidden, reason },
  label,
  disabled,
  onChoose,
}: FeatureSwitchProps) {
  const describedBy = reason ? `motivo-${feature}` : undefined;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={!hidden}
            disabled={disabled || reason !== null}
            onChange={(_, used) => onChoose(used)}
            slotProps={{ input: { "aria-describedby": describedBy } }}
          />
        }
        label={label}
      />
      {reason && (
        <Typography id={describedBy} variant="caption" color="textSecondary" component="p" sx={{ ml: 12 }}>
          {reason}
        </Typography>
      )}
    </div>
  );
}
