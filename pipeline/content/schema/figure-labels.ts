import { line } from './common.ts';

/** A label with its default text and its place. */
export function words(usual: string, place: string) {
  return line.default(usual).describe(place);
}

/** Texts of interactive figures. */
export const figureLabels = {
  figure_reset: words('Reset', 'The button that gives a figure its published numbers back'),
  figure_link: words('Copy the link', 'The button that copies the address with the numbers of a figure in it'),
  figure_undo: words('Undo', 'The button that brings back what was just reset or cleared'),
  ladder_edit: words('Put in your own numbers', 'The button that makes a ladder editable'),
  ladder_start: words('Odds at the start', 'Name of the odds before the first gate'),
  ladder_after: words('Odds after a pass', 'Name of the odds behind a gate'),
  ladder_quality: words('Burn Quality', 'Name of the figure that a gate and a ladder have'),
  ladder_pass: words('Chance of a pass', 'Name of the chance that a gate is passed'),
  ladder_shut_gate: words('is shut', 'What a gate is whose Burn Quality is below 1'),
  ladder_spent: words('Money spent so far', 'Name of the one axis of a ladder'),
  ladder_retired: words('Risk retired', 'Name of the other axis, in money'),
  ladder_even: words('as much risk retired as money spent', 'What the dotted line of a ladder means'),
  ladder_print: words('Print my ladder', 'The button that prints a ladder alone'),
  ladder_own: words(
    'My own plan',
    'In the place of the caption of a ladder, with other numbers than the published ones',
  ),
  ladder_linked: words('The plan in this link', 'In the place of the caption of a ladder whose plan came by a link'),
  ladder_elsewhere: words(
    'The text of this article is about another plan, its own example.',
    'Below that caption in an article',
  ),
  ladder_opening: words('Opening the plan …', 'In the place of a ladder until the plan in the address is read'),
  ladder_range: words('From {min} to {max}', 'Below a field whose entry is none; the names in braces are filled in'),
  ladder_kept: words(
    '1 entry is missing or out of range; its last valid number counts.',
    'Read before the sums while a field has no valid number',
  ),
  ladder_all_kept: words(
    '{count} entries are missing or out of range; their last valid numbers count.',
    'The same for more fields; `{count}` is filled in',
  ),
  ladder_drag: words(
    'Drag a gate sideways for its cost, up or down for its odds. Arrow keys do the same.',
    'Below a ladder that can be edited',
  ),
  ladder_redesign: words('Redesign a gate', 'The button that keeps a plan, to compare changes with it'),
  ladder_keeps: words(
    'Change a number: the first plan stays, as a dashed line.',
    'Below the ladder once a plan is kept to compare with',
  ),
  ladder_drop: words('End the comparison', 'The button that ends the comparison'),
  ladder_first: words('first plan', 'Before a number of the plan that was kept, and beside its line'),
  ladder_compared: words(
    'With this plan the odds at the end are {odds} (first plan: {firstodds}), the cost is {cost} ({firstcost}), and Burn Quality is {quality} ({firstquality}).',
    'Read of two plans; the names in braces are filled in',
  ),
  ladder_all_open: words(
    'Every gate is open: passing it retires at least as much risk as it costs.',
    'Read where no gate is shut',
  ),
  ladder_shut: words(
    'Shut: gate {gate}. A pass retires {retired} of risk for {cost}: a Burn Quality of {quality}. Its numbers give a pass a chance of {chance}, if a fail ends the project.',
    'Read of each gate below 1; the names in braces are filled in',
  ),
  ladder_fall: words(
    'Gate {gate}: a pass would lower the odds. Check the two numbers.',
    'Read of a gate with lower odds after a pass than before; `{gate}` is filled in',
  ),
  ladder_total: words(
    'If every gate is passed (a chance of {chance}, if a fail ends the project), the ladder retires {retired} of risk for {cost}: a Burn Quality of {quality}.',
    'Read of a whole ladder; the names in braces are filled in',
  ),
  ladder_no_total: words(
    'No Burn Quality of the whole ladder is given while a pass lowers the odds.',
    'Read instead of that, of a ladder with such a gate',
  ),
  ladder_long: words(
    'The odds are long, and Burn Quality looks good because of it: it counts the pass alone. Quote the chance beside it.',
    'Read of a ladder that is passed less often than one time in five',
  ),
  book_open: words('Page for the board', 'The button that stays pressed while a ladder has the words of a gate book'),
  book_print: words('Print the page for the board', 'The button that prints a ladder with those words'),
  book_title: words('The plan, and what counts as success', 'The field of a gate book for its heading'),
  book_question: words('Question', 'The field of a gate for what it asks'),
  book_owner: words('Owner', 'The field of a gate for who answers for it'),
  book_day: words('Decided by', 'The field of a gate for the day of the decision'),
  book_stop: words('We stop if', 'The field of a gate for its stop rule'),
  book_outcome: words('Outcome', 'Above the room for the outcome of a gate, on paper'),
  book_signature: words('Signature', 'Below the line for a signature, on paper'),
  book_ask: words('Copy a link that asks for odds', 'The button that copies a link without the odds of a plan'),
  book_asked: words(
    'Link copied. It asks for odds and shows yours afterwards.',
    'Message after the link that asks for odds was copied',
  ),
  book_hidden: words(
    'The link that asks for odds does not show yours until the other person has given theirs.',
    'Below the button that copies it',
  ),
  book_blind: words(
    'Give your own odds before you see the other set. Yours stay in this browser until you send your link back.',
    'Above the fields at such a link',
  ),
  book_invited: words('You have been asked for your odds.', 'In the place of the caption at such a link'),
  book_plan: words('The plan: {}', 'Below that caption, with the name that whoever asks has given it'),
  book_compare: words('Compare', 'The button that shows both sets of odds'),
  book_first: words('first set', 'Before a number of the set that was there first, and beside its line'),
  book_agree: words('The two sets agree at every gate.', 'Read of two equal sets of odds'),
  book_shuts: words(
    'Gate {gate} is open in the first set and shut in the second.',
    'Read of two sets of odds; `{gate}` is filled in',
  ),
  book_opens: words(
    'Gate {gate} is shut in the first set and open in the second.',
    'Read of two sets of odds; `{gate}` is filled in',
  ),
  book_differ: words(
    'You differ most at gate {gate}: a pass moves the odds by {own} points in the second set, by {first} in the first.',
    'Read of two sets of odds; the names in braces are filled in',
  ),
  book_differ_at_start: words(
    'You differ most before the first gate: the odds start at {own} in the second set, at {first} in the first.',
    'The same where the odds at the start differ most',
  ),
  matrix_belief: words('How sure are you of “{}”?', 'Above the slider of a game, with the name of its first world'),
  matrix_rest: words('equilibrium', 'Mark of a cell from which neither player gains by moving alone'),
  matrix_at: words(
    'At {belief}% for “{world}”, neither side gains by moving away from {cells}.',
    'Read of a game; the names in braces are filled in',
  ),
  matrix_two: words(
    'At {belief}% for “{world}”, two cells hold: {cells}.',
    'The same where two cells hold; the names in braces are filled in',
  ),
  matrix_none: words(
    'At {belief}% for “{world}”, one of the two always gains by moving.',
    'The same where no cell holds both; the names in braces are filled in',
  ),
  matrix_span: words('From {from}% to {to}%: {cells}.', 'Read of the span of beliefs for which cells hold'),
  matrix_and: words('and', 'Between two cells that hold'),
  deck_sent: words('As usually sent', 'The one order of a deck'),
  deck_ordered: words('After the audit', 'The other order of a deck'),
  deck_order: words('Order of the slides', 'Name of the choice between them'),
  deck_score: words('Score', 'Before the score of a slide'),
  deck_place: words('Slide {}', 'As in `Slide 3`'),
  deck_behind: words('Appendix', 'In place of a number, for slides behind all others'),
  deck_moves: words(
    'The deck opened with “{sent}”; after the audit, it opens with “{slide}”.',
    'Read of a deck; the names in braces are filled in',
  ),
  titles_field: words('Titles of your slides, one per line, up to 20', 'Name of the field for titles'),
  titles_check: words(
    'By hand: tick each question that one of your titles answers.',
    'Above the questions, without titles',
  ),
  titles_label: words('A label: it states nothing.', 'Below a title made of nothing but words of labels'),
  titles_unsure: words('Not sure.', 'Below a title whose words answer no question, or several'),
  titles_answers: words('Answers “{}”', 'Read of a title, with the question that it answers'),
  titles_by: words('Answered by title {}', 'Read of a question, with the numbers of the titles that answer it'),
  titles_open: words('Not answered', 'Read of a question that no title answers'),
  titles_answered: words(
    'Your titles answer {answered} of {all} questions.',
    'Read of titles; the names in braces are filled in',
  ),
  titles_order: words(
    'A reader asks “{sooner}” before “{later}”: title {second} could stand before title {first}.',
    'Read of a title that is out of order; the names in braces are filled in',
  ),
  titles_print: words('Print this sheet', 'The button that prints the titles and the questions alone'),
  titles_clear: words('Clear the titles', 'The button that takes all titles out'),
  titles_rules: words('The words that decide', 'Opens the table of the words that titles are judged by'),
};
