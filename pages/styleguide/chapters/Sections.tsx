import { PageSections } from '../../../renderer/sections/PageSections.tsx';
import { SectionBlock } from '../../../renderer/sections/SectionBlock.tsx';
import { pageBody, sectionsByKind, sparseSections } from '../samples/sections.ts';
import { Specimen } from '../Specimen.tsx';

/** Every kind of section in every layout on every tone. */
export function Sections() {
  return (
    <>
      {sectionsByKind.map(([kind, sections]) => (
        <Specimen key={kind} name={kind} wide>
          {sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </Specimen>
      ))}
      <Specimen name="PageSections" note="A page’s own text, and sections without what most have." wide>
        <PageSections page={{ body: pageBody, sections: sparseSections }} />
      </Specimen>
    </>
  );
}
