import { PageSections } from '../../../renderer/sections/PageSections.tsx';
import { SectionBlock } from '../../../renderer/sections/SectionBlock.tsx';
import type { Data } from '../+data.ts';
import { pageBody, sectionsByKind, sparseSections } from '../samples/sections.ts';
import { Specimen } from '../Specimen.tsx';

export function Sections({ data }: { data: Data }) {
  const { chrome, labels } = data.frame;
  return (
    <>
      {sectionsByKind.map(([kind, sections]) => (
        <Specimen key={kind} name={kind} wide>
          {sections.map((section) => (
            <SectionBlock key={section.id} section={section} chrome={chrome} labels={labels} />
          ))}
        </Specimen>
      ))}
      <Specimen name="PageSections" note="A page’s own text, and sections without what most have." wide>
        <PageSections page={{ body: pageBody, sections: sparseSections }} chrome={chrome} labels={labels} />
      </Specimen>
    </>
  );
}
