import shell from '../../../../locales/es/web.ftl?raw';
import chain from '../../../../locales/es/web-chain.ftl?raw';
import numberChain from '../../../../locales/es/web-number-chain.ftl?raw';
import numboom from '../../../../locales/es/web-numboom.ftl?raw';
import sequenceNumbers from '../../../../locales/es/web-sequence-numbers.ftl?raw';
import lessons from '../../../../locales/es/web-lessons.ftl?raw';

export default [shell, chain, numberChain, numboom, sequenceNumbers, lessons];
