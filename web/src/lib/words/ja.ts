import shell from '../../../../locales/ja/web.ftl?raw';
import chain from '../../../../locales/ja/web-chain.ftl?raw';
import numberChain from '../../../../locales/ja/web-number-chain.ftl?raw';
import numboom from '../../../../locales/ja/web-numboom.ftl?raw';
import sequenceNumbers from '../../../../locales/ja/web-sequence-numbers.ftl?raw';
import lessons from '../../../../locales/ja/web-lessons.ftl?raw';

export default [shell, chain, numberChain, numboom, sequenceNumbers, lessons];
