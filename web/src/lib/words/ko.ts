const texts = import.meta.glob<string>('../../../../locales/ko/web*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(texts);
