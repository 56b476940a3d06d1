import { Hero } from '../../../renderer/sections/Hero.tsx';
import { opening, openingOfSite, openingsInWords, openingWithPicture } from '../samples/opening.ts';
import { Specimen } from '../Specimen.tsx';

/** Heroes, the openings of pages. */
export function Openings() {
  return (
    <Specimen
      name="Hero"
      note="With everything but a picture; with a picture; of the home page, where the picture reaches to the window’s edge; each layout in words."
      wide
    >
      <Hero hero={opening} />
      <Hero hero={openingWithPicture} />
      <Hero hero={openingOfSite} scale="opening" />
      {openingsInWords.map((hero) => (
        <Hero key={hero.layout} hero={hero} />
      ))}
    </Specimen>
  );
}
