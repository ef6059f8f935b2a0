import shell from '../../../../locales/en/web.ftl?raw';
import chain from '../../../../locales/en/web-chain.ftl?raw';
import numberChain from '../../../../locales/en/web-number-chain.ftl?raw';
import numboom from '../../../../locales/en/web-numboom.ftl?raw';
import sequenceNumbers from '../../../../locales/en/web-sequence-numbers.ftl?raw';
import lessons from '../../../../locales/en/web-lessons.ftl?raw';

export default [shell, chain, numberChain, numboom, sequenceNumbers, lessons];
