import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('foreign-syntax', [
  inArticle('a sum: ‸$E = mc^2$', 'So ‸$E = mc^2$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('a sum: ‸$n$', 'So ‸$n$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('a sum: ‸$a + b$', 'So ‸$a + b$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('a sum: ‸$x_1$', 'So ‸$x_1$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('a sum: ‸$P(A)$', 'So ‸$P(A)$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('braces without a fact', 'It takes ‸{{ }} at most.', {
    says: 'Take it out',
    fixed: 'It takes a month at most.',
  }),
  inArticle('a formula between round brackets', String.raw`So ‸\(V = \frac{p}{c}\) is low.`, {
    says: 'another program',
    fixed: 'So V = p ÷ c is low.',
  }),
  inArticle('a formula between square brackets', '‸\\[\nV = \\frac{p}{c}\n\\]', {
    says: 'another program',
    fixed: 'V = p ÷ c',
  }),
  inArticle('a formula with a command', String.raw`The ‸$\Delta P$ is low.`, {
    says: 'another program',
    fixed: 'The ΔP is low.',
  }),
  inArticle('a source of a chat program', 'The gate is closed‸【12†source】.', {
    says: 'another program',
    fixed: 'The gate is closed.',
  }),
  inArticle('a reference of a chat program', 'The gate is closed ‸:contentReference[oaicite:0]{index=0}.', {
    says: 'another program',
    fixed: 'It is closed.',
  }),
  inArticle('a citation of a chat program', 'The gate is closed. ‸citeturn0search3', {
    says: 'another program',
    fixed: 'The gate is closed.',
  }),
  inArticle('the width of a picture', '![A ladder](../images/ladder.svg)‸{width=50%}', {
    says: 'another program',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('a tag of Jekyll', '‸{% include chart.html %}', { says: 'another program', fixed: 'The chart.' }),
  inArticle('a shortcode of Hugo', '‸{{< figure src="a.png" >}}', { says: 'another program', fixed: 'The figure.' }),
  inArticle('a shortcode of Hugo that holds Markdown', '‸{{% youtube "Ac7V848uBuo" %}}', {
    says: 'another program',
    fixed: 'The film.',
  }),
  inArticle('a container of Docusaurus', '‸:::note\n\nA note.\n\n:::', { says: 'another program', fixed: '> A note.' }),
  inArticle('an alert of GitHub', '> ‸[!NOTE]\n> A note.', { says: 'another program', fixed: '> **Note:** A note.' }),
  inArticle('a formula', 'It is ‸$$a^2 + b^2$$ at most.', { says: 'another program', fixed: 'It is a² + b² at most.' }),
  inArticle('a drawing in code', '‸```mermaid\ngraph TD\n```', {
    says: 'another program',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('a formula on a line', String.raw`‸\[ E = mc^2 \]`, { says: 'another program', fixed: 'E = mc²' }),
  inArticle('a formula with two backslashes', String.raw`‸\\[ R = \sum\_{k=0}^n r \\]`, {
    says: 'another program',
    fixed: 'R is the sum.',
  }),
  inArticle('a formula with two backslashes in a line', String.raw`At ‸\\( R\_t = r\_{k=0} \\) most.`, {
    says: 'another program',
    fixed: 'At R most.',
  }),
  inArticle('the name of a picture sign', 'We go ‸:rocket: now.', { says: 'another program', fixed: 'We go 🚀 now.' }),
  inArticle('a low figure of other programs', 'Take H‸~2~O.', { says: '<sub>2</sub>' }),
  inArticle('words struck out as other programs do', 'It takes ‸~ten~ eight weeks.', { says: '`~~words~~`' }),
  inArticle('a high figure of other programs', 'Take 5 m‸^2^ of it.', { says: '<sup>2</sup>' }),
]);

export const silent = ['It costs $5 and $10, US$5 = AU$7, or $5/month.', 'I came; I saw\nand went; home.'];
