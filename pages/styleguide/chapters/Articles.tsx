import { ArticleList } from '../../../renderer/components/ArticleList.tsx';
import { FeaturedArticle } from '../../../renderer/components/FeaturedArticle.tsx';
import { RelatedArticles } from '../../../renderer/components/RelatedArticles.tsx';
import { Siblings } from '../../../renderer/components/Siblings.tsx';
import type { Data } from '../+data.ts';
import { articlesFor } from '../samples/articles.ts';
import { Specimen } from '../Specimen.tsx';

export function Articles({ data }: { data: Data }) {
  const { labels } = data.frame;
  const [featured, older, newer] = articlesFor('single');
  return (
    <>
      {featured && (
        <Specimen name="FeaturedArticle" wide>
          <FeaturedArticle article={featured} labels={labels} />
        </Specimen>
      )}
      <Specimen name="ArticleList" note="One with all it can have, one without a picture.">
        <ArticleList articles={articlesFor('list')} level={3} labels={labels} />
      </Specimen>
      <Specimen name="RelatedArticles">
        <RelatedArticles articles={articlesFor('related').slice(0, 3)} labels={labels} />
      </Specimen>
      <Specimen name="Siblings">
        <Siblings older={older} newer={newer} labels={labels} />
      </Specimen>
    </>
  );
}
