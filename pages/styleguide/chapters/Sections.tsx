import { SectionBlock } from '../../../renderer/components/SectionBlock.tsx';
import type { Data } from '../+data.ts';
import { sectionsByKind, sparseSections } from '../samples/sections.ts';
import { Specimen } from '../Specimen.tsx';

export function Sections({ data }: { data: Data }) {
  const { chrome, labels } = data.frame;
  return (
    <>
      {[...sectionsByKind, ['sparse', sparseSections] as const].map(([kind, sections]) => (
        <Specimen key={kind} name={kind} wide>
          {sections.map((section) => (
            <SectionBlock key={section.id} section={section} chrome={chrome} labels={labels} />
          ))}
        </Specimen>
      ))}
    </>
  );
}
