import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('foreign-syntax', [
  inArticle('So ‸$E = mc^2$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('So ‸$n$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('So ‸$a + b$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('So ‸$x_1$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('So ‸$P(A)$ is low.', { says: 'Write the sum', fixed: 'So it is low.' }),
  inArticle('See [the class](‸{{ site.url }}/class.rb) now.', { fixed: 'See [the class](/faq) now.' }),
  inArticle('It takes ‸{{ }} at most.', { says: 'Take it out', fixed: 'It takes a month at most.' }),
  inArticle('It takes ‸{{ __x__ }} at most.', { says: 'published as text', fixed: 'It takes a month at most.' }),
  inArticle(String.raw`So ‸\(V = \frac{p}{c}\) is low.`, { says: 'another program', fixed: 'So V = p ÷ c is low.' }),
  inArticle('‸\\[\nV = \\frac{p}{c}\n\\]', { says: 'another program', fixed: 'V = p ÷ c' }),
  inArticle(String.raw`The ‸$\Delta P$ is low.`, { says: 'another program', fixed: 'The ΔP is low.' }),
  inArticle('The gate is closed‸【12†source】.', { says: 'another program', fixed: 'The gate is closed.' }),
  inArticle('The gate is closed ‸:contentReference[oaicite:0]{index=0}.', {
    says: 'another program',
    fixed: 'It is closed.',
  }),
  inArticle('The gate is closed. ‸citeturn0search3', { says: 'another program', fixed: 'The gate is closed.' }),
  inArticle('![A ladder](../images/ladder.svg)‸{width=50%}', {
    says: 'another program',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('‸{% include chart.html %}', { says: 'another program', fixed: 'The chart.' }),
  inArticle('‸{{< figure src="a.png" >}}', { says: 'another program', fixed: 'The figure.' }),
  inArticle('‸{{% youtube "Ac7V848uBuo" %}}', { says: 'another program', fixed: 'The film.' }),
  inArticle('‸:::note\n\nA note.\n\n:::', { says: 'another program', fixed: '> A note.' }),
  inArticle('> ‸[!NOTE]\n> A note.', { says: 'another program', fixed: '> **Note:** A note.' }),
  inArticle('It is ‸$$a^2 + b^2$$ at most.', { says: 'another program', fixed: 'It is a² + b² at most.' }),
  inArticle('‸```mermaid\ngraph TD\n```', { says: 'another program', fixed: '![A ladder](../images/ladder.svg)' }),
  inArticle(String.raw`‸\[ E = mc^2 \]`, { says: 'another program', fixed: 'E = mc²' }),
  inArticle(String.raw`‸\\[ R = \sum\_{k=0}^n r \\]`, { says: 'another program', fixed: 'R is the sum.' }),
  inArticle(String.raw`At ‸\\( R\_t = r\_{k=0} \\) most.`, { says: 'another program', fixed: 'At R most.' }),
  inArticle('We go ‸:rocket: now.', { says: 'another program', fixed: 'We go 🚀 now.' }),
  inArticle('Take H‸~2~O.', '<sub>2</sub>'),
  inArticle('It takes ‸~ten~ eight weeks.', '`~~words~~`'),
  inArticle('Take 5 m‸^2^ of it.', '<sup>2</sup>'),
]);

export const silent = ['It costs $5 and $10, US$5 = AU$7, or $5/month.', 'I came; I saw\nand went; home.'];
