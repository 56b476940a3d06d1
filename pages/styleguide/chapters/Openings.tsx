import { Hero } from '../../../renderer/components/Hero.tsx';
import type { Data } from '../+data.ts';
import { opening, openingOfSite, openingWithPicture } from '../samples/opening.ts';
import { Specimen } from '../Specimen.tsx';

export function Openings({ data }: { data: Data }) {
  const newWindow = data.frame.labels.newWindow;
  return (
    <Specimen
      name="Hero"
      note="With everything but a picture; with a picture; of the home page, where the picture reaches to the window’s edge."
      wide
    >
      <Hero hero={opening} newWindow={newWindow} />
      <Hero hero={openingWithPicture} newWindow={newWindow} />
      <Hero hero={openingOfSite} newWindow={newWindow} scale="opening" />
    </Specimen>
  );
}
