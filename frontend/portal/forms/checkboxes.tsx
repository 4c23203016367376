import { Checkbox } from '../../ui/inputs';
import { Stack, Text } from '../../ui/layout/layout';

interface CheckboxesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function Checkboxes<Value extends string>(props: CheckboxesProps<Value>) {
  const { legend, values, labelOf, chosen, onChange } = props;
  return (
    <Stack as="fieldset" fill={18} gap="2 5">
      <Text as="legend" strong below={2}>
        {legend}
      </Text>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={labelOf(value)}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </Stack>
  );
}
