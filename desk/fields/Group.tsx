import { css } from '@emotion/react';
import type { JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { quiet, stack } from '../styles.ts';
import { useForm } from './form.ts';
import { fieldsOf, neededOf } from './schema.ts';

/** The fields of a part, set off from those around it. */
export const inner = css(stack, {
  marginBlockStart: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${palette('line')}`,
});

const NONE: readonly string[] = [];

interface Props {
  path: Path;
  schema: JsonSchema;
  /** Names of fields that stand before the others. */
  first?: readonly string[];
}

/** The fields of a map; those that no schema knows are kept, and shown at the end. */
export function Group({ path, schema, first = NONE }: Props) {
  const { Field, value } = useForm();
  const own = valueAt(value, path);
  const fields = fieldsOf(schema, own);
  const needed = neededOf(schema, own);
  const order = Object.keys(fields);
  const known = order.filter((name) => fields[name]?.const === undefined);
  const shown = [...first.filter((name) => known.includes(name)), ...known.filter((name) => !first.includes(name))];
  const others = Object.keys(own ?? {}).filter((name) => !order.includes(name));
  return (
    <>
      {shown.map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={fields[name] ?? {}}
          order={order}
          isNeeded={needed.includes(name)}
        />
      ))}
      {others.length > 0 && <p css={quiet}>Fields that the site does not know; they are kept as they are:</p>}
      {others.map((name) => (
        <Field key={name} path={[...path, name]} schema={{}} order={order} isNeeded={false} />
      ))}
    </>
  );
}
