import { api } from '../api.ts';
import { joinTabs } from '../text/other-tabs.ts';

/**
 * Gives a text another address, in this browser too: words that are not saved go with it, and tabs in which it is open
 * follow it. Returns its file.
 */
export async function renameText(file: string, name: string): Promise<string> {
  const before = await api.text(file);
  const answer = await api.rename({ file, name, isTrial: false });
  const now = await api.text(answer.file ?? file);
  if (before === 'gone' || now === 'gone') return answer.file ?? file;
  // The list of texts does without the editor's modules.
  const { moveWithFile } = await import('../text/move-with-file.ts');
  await moveWithFile(before, now);
  const tabs = joinTabs(() => undefined);
  tabs.tell({ is: 'renamed', before, now });
  tabs.close();
  return now.file;
}
